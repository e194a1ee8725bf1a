### What the server answers when it refuses something.

guest-name = Guest { $number }

error-bad-json = The request cannot be read: it is not proper JSON.
error-bad-action = This is no action of the game.
error-bad-options = These options are not possible.
error-bad-seats = These seats are not possible.
error-bad-request = Something in the request is missing or not possible.
error-bad-link = This link is not valid, or it is older than a day.
error-no-guest = I do not know who you are: reload the page, or send a valid token.
error-cross-site = This came from another site, so it was not done.
error-not-your-seat = You have no seat at this table.
error-not-creator = Only the one who made the table can do this.
error-no-hints = This table was set without hints: people play here against people.
error-unknown-game = There is no such game.
error-unknown-match = There is no such table.
error-not-found = There is nothing here.
error-no-method = This address cannot be called in this way.
error-stale = The table has moved on in the meantime.
error-not-your-turn = It is somebody else's turn.
error-illegal = This is not possible now.
error-cannot-undo = This cannot be taken back.
error-full = There is no open seat left.
error-not-waiting = The game has begun already.
error-not-running = The game is not running.
error-not-finished = The game is not finished yet.
error-other-rules = This table was played under rules that this version does not know.
error-too-large = The request is too large.
error-too-many = Too many requests at once: please wait a few seconds.
error-broken = Something broke on our side. It has been written down.
error-unavailable = The server cannot reach its data: try again in a moment.
