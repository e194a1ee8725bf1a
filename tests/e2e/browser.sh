#!/bin/sh
# Makes sure there is a Chromium for the browser tests: an installed one, Playwright's own, or Debian's.
cd "$(dirname "$0")" || exit 1
node browser.mjs && exit 0
echo "No Chromium or Chrome found: trying Playwright's own download."
npx playwright install chromium && node browser.mjs && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "That failed: trying Debian's package."
  apt-get update -qq && apt-get install -y -qq chromium && node browser.mjs && exit 0
fi
echo "The browser tests need Chromium or Chrome. Install one (for example: apt install chromium)," >&2
echo "or name one: CHROMIUM=/path/to/chrome make test" >&2
exit 1
