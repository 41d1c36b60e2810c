"""The calls with which a page lets computers think, asks for a hint, and reviews a game."""
