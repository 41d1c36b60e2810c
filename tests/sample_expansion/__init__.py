"""A sample expansion, no part of the game: the innkeeper, an official more, and points for resting with him."""
