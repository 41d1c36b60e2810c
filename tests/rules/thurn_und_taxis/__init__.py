"""The rules of Thurn und Taxis, a room for the base game and for each expansion; what they share."""
