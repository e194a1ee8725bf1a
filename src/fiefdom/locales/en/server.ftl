### What the server answers when it refuses something.

guest-name = Guest { $number }

error-bad-json = The request cannot be read: it is not proper JSON.
error-bad-action = This is not an action of the game.
error-bad-options = These options are not possible.
error-bad-seats = These seats are not possible.
error-bad-request = Something in the request is missing or not possible.
error-bad-link = This link is not valid: it has been used already, or it is older than a day.
error-bad-code = This code is not valid. Only the newest one counts.
error-bad-endpoint = This browser cannot be reached: its address is not a push service on the public internet.
error-bad-address = This is not an e-mail address that we can write to.
error-bad-mail-link = This link is not valid any more. Enter your address again.
error-no-mail = This host sends no e-mail.
error-bots-alone = Bots alone need no table: take a seat, or leave one open for somebody.
error-bot-tables = You have as many games with bots running as this host allows. Finish or leave one first.
error-name-taken = Somebody at this table has a name that looks like yours. Choose another one in the settings.
error-banned = The host of this server has shut you out.
error-too-slow = The request did not finish in time.
error-busy = The server is very busy just now: try again in a few seconds.
error-no-guest = We do not know who you are: reload the page, or send a valid token.
error-cross-site = This came from another site, so it was not done.
error-not-your-seat = You have no seat at this table.
error-not-creator = Only whoever made the table can do this.
error-no-hints = This table was set up without hints: people play against people here.
error-unknown-game = There is no such game.
error-unknown-player = There is nobody at this address.
error-unknown-match = There is no such table.
error-not-found = There is nothing here.
error-no-method = This address cannot be called in this way.
error-stale = The table has moved on in the meantime.
error-not-your-turn = It is somebody else's turn.
error-illegal = This is not possible now.
error-cannot-undo = This cannot be taken back.
error-full = There is no open seat left.
error-taken = Somebody else has this colour already.
error-not-late = Nobody is late: the game goes on.
error-no-chat = There is no chat at this table.
error-blocked = You cannot sit down at this table.
error-nobody-slow = There is nobody to remind.
error-not-waiting = The game has begun already.
error-not-running = The game is not running.
error-not-finished = The game is not finished yet.
error-other-rules = This table was played under rules that this version does not know.
error-other-box = This campaign was begun with the expansion “{ $name }”, which is not on this server now, or has been changed. Nothing is lost: it goes on as soon as the host brings it back as it was.
error-not-campaign = This game has no campaigns.
error-only-delete = A campaign cannot be left. You can delete it, and restore it within a week.
error-no-restart = The campaign can no longer be started again: the choice on card 23 has been made (L26).
error-bad-file = This is not a campaign file, or it is damaged.
error-changed-file = This campaign file has been changed or is damaged: its contents do not fit together.
error-foreign-file = This file is from another game. Only campaigns can be taken up again.
error-file-rules = This campaign was begun under rules that this version does not know.
error-too-large = The request is too large.
error-too-many = Too many requests at once: please wait a few seconds.
error-nudged = The last reminder was not long ago: wait a little before the next one.
error-talk-fast = That was a lot at once: wait a few seconds before you go on.
error-broken = Something broke on our side. It has been logged.
error-unavailable = The server cannot reach its data: try again in a moment.

## What a link to a table says of itself where it is posted.

preview-title = { $game }: { $names }
preview-waiting =
    { $open ->
        [one] A seat is free. Come and play.
       *[other] { $open } seats are free. Come and play.
    }
preview-running = A game is under way: { $scores }.
preview-finished = The game is over: { $scores }.
preview-replay = The whole game, move by move: { $scores }.
preview-closed = This table is closed.
