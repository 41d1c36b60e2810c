"""The built site in Firefox: one turn by real clicks, and a reload."""
