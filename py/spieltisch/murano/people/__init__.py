"""Characters and gondoliers: what they cost, and how they come into play."""
