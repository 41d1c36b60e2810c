"""Thousands of damaged records, positions, patches and calls: each ends in an answer or in a typed error, and soon.

The tests do a few hundred; ``PYTHONPATH=py python -m tests.engine.fuzz --rounds 50000`` does as many as one likes.
"""
