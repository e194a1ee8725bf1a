// Finds a Chromium for the browser tests: $CHROMIUM, an installed one, or Playwright's own.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

function runs(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = [process.env.CHROMIUM, ...installed, ...PLACES, chromium.executablePath()]
  return candidates.find((path) => path && runs(path))
}

// Run as a program: prints what it found, and says by its exit code whether there is one.
if (process.argv[1] === import.meta.filename) {
  const found = findBrowser()
  if (found) console.log(`browser tests use ${found}`)
  process.exit(found ? 0 : 1)
}
