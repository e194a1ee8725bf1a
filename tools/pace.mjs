// From my last click until I can act again, at a table with bots, through the page: by the page's clock, and what of it the
// server took (until the message with my turn had arrived), turn by turn of a whole game.
//
//     node tools/pace.mjs [--game kingdom-builder] [--level medium] [--bots 4] [--options '{"expansions":["crossroads"]}'] [--pace brisk] [--seconds 150] [--port 8798]
//
// Needs what the browser tests need (`make test` sets it up), and the built page.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const root = process.env.ROOT ?? join(import.meta.dirname, '..')
const { chromium } = createRequire(join(root, 'tests/e2e/package.json'))('@playwright/test')
const { findBrowser } = await import(join(root, 'tests/e2e/browser.mjs'))
const { values: options } = parseArgs({
  options: {
    game: { type: 'string', default: 'kingdom-builder' },
    level: { type: 'string', default: 'medium' },
    bots: { type: 'string', default: '4' },
    options: { type: 'string', default: '{"expansions":["crossroads"]}' },
    pace: { type: 'string', default: 'brisk' },
    seconds: { type: 'string', default: '150' },
    port: { type: 'string', default: '8798' },
  },
})
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const data = mkdtempSync(join(tmpdir(), 'fiefdom-pace-'))
const env = { ...process.env, FIEFDOM_LIMIT_POSTS: '1000/10', FIEFDOM_LIMIT_REQUESTS: '10000/10' }
const server = spawn(join(root, '.venv/bin/fiefdom'), ['serve', '--port', options.port, '--data', data], { stdio: 'ignore', env })
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
try {
  await answers()
  await measure()
} finally {
  await browser.close()
  server.kill()
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(data, { recursive: true })
}

async function answers() {
  for (let tries = 0; tries < 900; tries++) {
    if (await fetch(`http://127.0.0.1:${options.port}/healthz`).then((response) => response.ok, () => false)) return
    await sleep(100)
  }
  throw new Error('the server does not answer')
}

async function measure() {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${options.port}`, viewport: { width: 1280, height: 860 } })
  const page = await context.newPage()
  await page.addInitScript((pace) => {
    localStorage.setItem('fiefdom', JSON.stringify({ guide: false, pace }))
    // When a table arrives in which it is my turn, and when it is not: from the stream or as an answer.
    const parse = JSON.parse
    window.turns = { arrived: 0, clicked: 0 }
    JSON.parse = (...of) => {
      const value = parse(...of)
      if (value?.legal && value.version) turns.arrived = value.legal.length || value.status === 'finished' ? performance.now() : 0
      return value
    }
  }, options.pace)
  await page.goto('/')
  await page.getByTestId('play').waitFor()
  const seats = [{ who: 'me' }, ...Array.from({ length: Number(options.bots) }, () => ({ who: 'bot', level: options.level }))]
  const made = await page.request.post('/api/matches', { headers: { 'X-Fiefdom': '1' }, data: { game: options.game, options: JSON.parse(options.options), seats } })
  const { id } = await made.json()
  await page.goto(`/table/${id}`)
  const end = Date.now() + 1000 * Number(options.seconds)
  const waits = []
  console.log(`load ${loadavg().map((one) => one.toFixed(1)).join(' ')}`)
  while (Date.now() < end) {
    const state = await page.evaluate(() => ({
      over: document.querySelector('[data-testid=result]') !== null,
      mine: document.querySelector('.turnbar.mine') !== null,
    }))
    if (state.over) break
    if (!state.mine) await sleep(30)
    else if (await act(page)) {
      const waited = await page.evaluate(waitForTurn)
      if (waited) {
        waits.push(waited)
        console.log(`turn ${waits.length}: ${(waited.all / 1000).toFixed(2)} s, until the server's last answer ${(waited.server / 1000).toFixed(2)}`)
      }
    }
    await sleep(30)
  }
  for (const what of ['all', 'server']) {
    const sorted = waits.map((wait) => wait[what] / 1000).sort((a, b) => a - b)
    const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]?.toFixed(2)
    console.log(`${what}: ${sorted.length} turns, median ${at(0.5)}, nine of ten ${at(0.9)}, longest ${at(1)} s`)
  }
  console.log(`load ${loadavg().map((one) => one.toFixed(1)).join(' ')}`)
}

/** One step of mine; true if it ended my turn. */
function act(page) {
  return page.evaluate(() => {
    const all = (selector) => [...document.querySelectorAll(selector)]
    const any = (of) => of[Math.floor(Math.random() * of.length)]
    const button = (id) => document.querySelector(`[data-testid=${id}]:not([data-can=false], [disabled])`)
    const ends = (id) => {
      const found = button(id)
      if (!found) return false
      turns.clicked = performance.now()
      turns.arrived = 0
      found.click()
      return true
    }
    if (button('ask-yes')) return ends('ask-yes')
    const legal = all('[data-legal]')
    if (legal.length) {
      const box = any(legal).getBoundingClientRect()
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, pointerId: 1, pointerType: 'mouse', isPrimary: true }
      const board = document.querySelector('[data-testid=board]')
      board.dispatchEvent(new PointerEvent('pointerdown', at))
      board.dispatchEvent(new PointerEvent('pointerup', at))
      return false
    }
    const step = button('take-3') ?? any(all('.half.can:not(.chosen)')) ?? button('redraw') ?? button('stop') ?? button('decline')
    if (step) return step.click(), false
    return ends('end-turn')
  })
}

/** Until it is my turn again, and nothing is being shown any more. */
function waitForTurn() {
  return new Promise((resolve) => {
    const began = performance.now()
    const look = () => {
      const now = performance.now()
      const mine = document.querySelector('.turnbar.mine') !== null
      if (document.querySelector('[data-testid=result]')) return resolve(null)
      if (document.querySelector('[data-testid=ask-yes]')) return resolve(null)
      if (mine && turns.arrived) return resolve({ all: now - turns.clicked, server: turns.arrived - turns.clicked })
      if (now - began > 60_000) return resolve(null)
      requestAnimationFrame(look)
    }
    setTimeout(look, 60) // the click's own change
  })
}
