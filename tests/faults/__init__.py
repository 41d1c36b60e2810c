"""Faults that nobody can rule out: a browser that is killed, tabs that race, workers that die, damaged storage."""
