"""What crosses the border to the page, typed: a module for each expansion, found by looking.

No program loads it, see `spieltisch.schema`.
"""
