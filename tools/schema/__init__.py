"""The types of the border between engine and page, and the tables of docs/notation.md, both from the modules ``schema``."""
