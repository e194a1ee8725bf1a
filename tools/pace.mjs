// From my last click until I can act again, at a table with bots, through the page: by the page's clock, and what of it the
// server took (until the message with my turn had arrived), turn by turn of a whole game.
//
//     node tools/pace.mjs [--game kingdom-builder] [--level medium] [--bots 4] [--options '{"expansions":["crossroads"]}'] [--pace brisk] [--seconds 150] [--port 8798]
//
// Needs what the browser tests need (`make test` sets it up), and the built page.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measured, sleep } from './measured.mjs'

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

await measured(options.port, false, measure)

async function measure({ open }) {
  const context = await open()
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
