"""Lines that stay open: WebSocket, ND-JSON, and word from other processes."""
