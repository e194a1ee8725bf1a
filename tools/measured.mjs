// A server with data of its own, and a browser, for scripts that measure the page: both end with what is done with them.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const { chromium } = createRequire(join(root, 'tests/e2e/package.json'))('@playwright/test')
const { findBrowser } = await import(join(root, 'tests/e2e/browser.mjs'))
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const DESKTOP = { viewport: { width: 1280, height: 860 } }

/** Calls `measure` with: `open`, which opens a window, on a phone or not (or on what it is told); the server's folder and process id. */
export async function measured(port, phone, measure) {
  const data = mkdtempSync(join(tmpdir(), 'fiefdom-measured-'))
  const env = { ...process.env, FIEFDOM_LIMIT_POSTS: '1000/10', FIEFDOM_LIMIT_REQUESTS: '10000/10' }
  const server = spawn(join(root, '.venv/bin/fiefdom'), ['serve', '--port', port, '--data', data], { stdio: 'ignore', env })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
  const open = (on = phone ? PHONE : DESKTOP) => browser.newContext({ baseURL: `http://127.0.0.1:${port}`, ...on })
  try {
    await answers(port, server)
    await measure({ open, data, pid: server.pid })
  } finally {
    await browser.close()
    server.kill()
    await ended
    rmSync(data, { recursive: true })
  }
}

async function answers(port, server) {
  for (let tries = 0; tries < 900 && server.exitCode === null; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/healthz`).then((response) => response.ok, () => false)) return
    await sleep(100)
  }
  throw new Error(`no server answers at ${port}${server.exitCode === null ? '' : ': it has ended; is the port taken?'}`)
}
