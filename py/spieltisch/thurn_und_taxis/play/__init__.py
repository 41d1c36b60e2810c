"""What is done in a turn: drawing, laying, closing, with the piles and tiles that belong to them, and the steps in between."""
