"""The arena: computer players against each other, on all cores; never part of the page.

python3 -m spieltisch.arena --help
"""
