"""Properties of the engine that hold in every game, whatever the rules say."""
