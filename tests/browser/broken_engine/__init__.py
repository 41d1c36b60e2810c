"""An engine with faults that a test switches on: each ends in another engine, and nothing is lost."""
