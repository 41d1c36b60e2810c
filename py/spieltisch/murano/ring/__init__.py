"""The ships on the ring, the spaces they reach, and what the action of a space needs."""
