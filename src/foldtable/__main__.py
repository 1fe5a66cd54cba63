"""`python -m foldtable` is the `foldtable` command."""

import sys

from foldtable.main import main

sys.exit(main())
