"""Tournaments of players, and bots from elsewhere."""
