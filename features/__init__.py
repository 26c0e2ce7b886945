"""The feature files, as a package so that they can be found wherever this is installed."""
