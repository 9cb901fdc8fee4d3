"""A bot of your own: python examples/bot.py http://localhost:8642 [TABLE]; without one it opens a table."""

import json
import random
import sys
import time
import urllib.request

house, *tables = sys.argv[1:]
token = None


def ask(path, body=None):
    """Ask the house for something, or tell it something; the answer, line by line."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    return urllib.request.urlopen(urllib.request.Request(house + "/api/v1" + path, data, headers))


token = json.load(ask("/enter", {"nickname": "My bot", "kind": "bot"}))["token"]
if tables:
    table, command = tables[0], {"type": "sit"}
else:
    new = {"game": "seismic", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    table, command = json.load(ask("/tables", new))["table"], {"type": "ready"}
stream = ask(f"/tables/{table}/stream?whole=true")
ask("/commands", {**command, "id": "begin", "table": table})
for line in stream:
    message = json.loads(line)
    shown = message.get("shown", {})
    if shown.get("result"):
        print(shown["result"])
        break
    if shown.get("legal"):
        move = random.choice(shown["legal"])  # think here: shown["view"] is what you may know
        time.sleep(0.05)  # the house takes 20 moves a second from each
        ask("/commands", {"type": "play", "id": f"m{message['number']}", "table": table, "move": move})
