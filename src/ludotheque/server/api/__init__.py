"""What programs and the web client ask for over HTTP."""
