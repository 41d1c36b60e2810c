"""The pages about the notation say how things are."""
