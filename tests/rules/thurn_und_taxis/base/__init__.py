"""The base game: TT, both editions (ED) and its worked examples (EX)."""
