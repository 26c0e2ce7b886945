"""Files are read into editions."""
