"""Der Kurier der Fürstin: KF."""
