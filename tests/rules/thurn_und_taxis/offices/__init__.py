"""In Amt und Würden: AW."""
