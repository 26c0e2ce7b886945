"""The commands of the command line, a module each: `run(options, lang)` returns the exit code."""
