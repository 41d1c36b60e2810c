"""``python -m tools.schema TREE``: write the types of another tree of the project, whose engine is the first on the way."""

import sys
from pathlib import Path

from tools.schema.files import write_types

write_types(Path(sys.argv[1]))
