"""Random games at every table: what must hold at each state."""
