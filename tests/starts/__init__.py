"""How long it takes until one can play: three browsers, three visits, side by side with a plain page of Pyodide."""
