"""The types of the border between engine and page, and docs/reference.md, both from the modules ``schema``."""
