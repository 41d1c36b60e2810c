"""Several expansions in one game: CO, and their worked examples (EX)."""
