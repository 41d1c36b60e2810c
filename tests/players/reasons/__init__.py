"""What is said about why an action is advised or was done."""
