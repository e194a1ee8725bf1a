"""The server that a load test starts, as a process of its own: the real one, with limits raised by settings.

`python -m fiefdom.load.host PORT SETTINGS`; settings as a JSON object.
"""

import json
import sys

from fiefdom.server.run import serve
from fiefdom.server.settings import Settings

if __name__ == "__main__":
    port, given = sys.argv[1:]
    sys.exit(serve("127.0.0.1", int(port), settings=Settings(**json.loads(given))))
