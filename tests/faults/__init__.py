"""Faults that cannot be ruled out: a browser that is killed, tabs that race, workers that die, damaged storage."""
