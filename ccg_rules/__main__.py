"""`python -m ccg_rules`: the command line."""

import sys

from ccg_rules.cli import main

sys.exit(main())
