"""Die Audienz: AU."""
