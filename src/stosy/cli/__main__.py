"""`python -m stosy.cli`."""

import sys

from stosy.cli.main import main

sys.exit(main())
