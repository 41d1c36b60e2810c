"""Corrections that the owner of a box brings along."""
