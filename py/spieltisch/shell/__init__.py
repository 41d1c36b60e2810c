"""Whatever a person reads in a shell or a notebook: texts and pictures of states, sentences for refusals."""
