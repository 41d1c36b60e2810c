"""The words of the cards: what a character counts, what a special building changes."""
