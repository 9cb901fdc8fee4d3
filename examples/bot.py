"""A bot of your own at a table of the house: python examples/bot.py http://localhost:8642 [TABLE]

Without a table it opens one and plays against a bot of the house.
"""

import json
import random
import sys
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
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table, command = json.load(ask("/tables", {"game": "seismic", "seats": seats}))["table"], {"type": "ready"}
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
        ask("/commands", {"type": "play", "id": f"m{message['number']}", "table": table, "move": move})
