#!/usr/bin/env python3
"""The project's one command-line tool: build, serve, test, bench. See ``python3 build.py --help``."""

import sys

if sys.version_info < (3, 11):
    sys.exit("build.py needs Python 3.11 or newer; this is " + sys.version.split()[0])

from tools.cli import main

sys.exit(main())
