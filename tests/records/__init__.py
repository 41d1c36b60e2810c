"""Golden records: whole games with everything that happened, one action a line.

``python -m tests.records.make`` writes them anew; the difference is for a person to read.
"""
