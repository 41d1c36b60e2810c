"""Stories of games: what a person and a browser may do to them, in any order, and that nothing is lost by it."""
