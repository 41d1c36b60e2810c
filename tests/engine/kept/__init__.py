"""What the engine says to thousands of positions, actions and calls that chance puts together: it stays the same."""
