"""Glanz und Gloria: GG."""
