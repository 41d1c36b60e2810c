"""Why an action of this game is advised, as ids and data."""
