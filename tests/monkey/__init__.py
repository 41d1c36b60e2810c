"""A monkey that plays the built page: it knows neither game, presses whatever can be pressed, and holds the page to four laws."""
