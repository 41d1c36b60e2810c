"""The built site in WebKitGTK, the tablet's engine family: one turn by real clicks, and a reload."""
