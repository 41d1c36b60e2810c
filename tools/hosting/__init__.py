"""What a host has to say of the files of a site, and how some hosts are told."""
