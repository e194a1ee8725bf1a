// From a click to what is seen of it, at a table of Kingdom Legacy: produces, upgrades, uses effects, advances and ends
// turns through the page, and prints how long it took until a frame was drawn in which it begins (a card stirs or turns),
// and until one was drawn with the table as it is after it (the server's answer is part of it; an upgraded card has turned
// over by then); and the processor time that the page's main thread and the server took for it all, which does not count
// what other programs take.
//
//     node tools/clicks.mjs [--phone] [--each 20] [--seconds 120] [--wanted round:10] [--port 8798]
//
// Needs what the browser tests need (`make test` sets it up), and the built page.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measured, root, sleep } from './measured.mjs'

const { values: options } = parseArgs({
  options: { phone: { type: 'boolean' }, each: { type: 'string', default: '20' }, seconds: { type: 'string', default: '120' }, wanted: { type: 'string', default: 'round:10' }, port: { type: 'string', default: '8798' } },
})
const KINDS = ['upgrade', 'use', 'pass', 'produce', 'advance'] // seldom possible first

const prepared = execFileSync(join(root, '.venv/bin/python'), [join(root, 'tests/e2e/prepare_legacy.py'), options.wanted], { encoding: 'utf8', maxBuffer: 1 << 26 })
await measured(options.port, options.phone, measure)

async function measure({ open, pid }) {
  const context = await open()
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('fiefdom', JSON.stringify({ guide: false })))
  await page.goto('/')
  await page.getByTestId('play').waitFor()
  const brought = await page.request.post('/api/matches/import', { headers: { 'X-Fiefdom': '1' }, data: { ...JSON.parse(prepared)[0].record, name: 'Greenvale' } })
  const { id } = await brought.json()
  await page.goto(`/table/${id}`)
  await page.evaluate(() => {
    // By the browser's own clock of the event: what the page did before it heard of the click counts. Nothing is asked
    // of the page meanwhile: the change tells of itself, or a card that begins to turn does.
    let clicked = 0
    let begun = 0
    const drawn = (then) => requestAnimationFrame(() => setTimeout(() => then(performance.now())))
    const begins = () => {
      if (!clicked || begun) return
      begun = -1
      drawn((at) => (begun = at))
    }
    const changes = () => {
      begins() // what did not begin before does so now
      if (clicked) drawn((at) => (window.took_ = [begun - clicked, at - clicked]))
    }
    addEventListener('click', (event) => ([clicked, begun] = [event.timeStamp, 0]), { capture: true })
    new MutationObserver(changes).observe(document.body, { attributes: true, attributeFilter: ['data-version'], subtree: true })
    const stirs = (all) => all.some((one) => one.target.classList.contains('stirs')) && begins()
    new MutationObserver(stirs).observe(document.body, { attributes: true, attributeFilter: ['class'], subtree: true })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
      begins()
      return animate.apply(this, how)
    }
  })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const processor = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return { page: metrics.find((one) => one.name === 'TaskDuration').value * 1000, server: (Number(ticks[11]) + Number(ticks[12])) * 10 }
  }
  const spent = Object.fromEntries(KINDS.map((kind) => [kind, { page: [], server: 0 }]))
  const times = Object.fromEntries(KINDS.map((kind) => [kind, []]))
  const ask = (path, data) =>
    page.evaluate(async ([path, data]) => (await fetch(`/api/matches/${path}`, data && { method: 'POST', headers: { 'X-Fiefdom': '1', 'Content-Type': 'application/json' }, body: JSON.stringify(data) })).json(), [path, data])
  const end = Date.now() + Number(options.seconds) * 1000
  while (Date.now() < end && KINDS.some((kind) => times[kind].length < Number(options.each))) {
    const table = await ask(id)
    if (!table.legal.length) break
    const found = new Map()
    for (const action of table.legal) if (!found.has(action.do)) found.set(action.do, action)
    const fewest = KINDS.filter((kind) => found.has(kind)).sort((a, b) => times[a].length - times[b].length)[0]
    const ready = page.locator(`[data-version="${table.version}"][data-ready="true"]`)
    if (table.view.asked || !fewest) {
      const answer = table.legal.find((action) => action.word !== 'restart')
      await ask(`${id}/actions`, { version: table.version, action: answer })
      continue
    }
    await ready.waitFor({ state: 'attached' })
    const action = found.get(fewest)
    const parts = { produce: `card-${action.card}-produce-0`, upgrade: `card-${action.card}-upgrade-${action.frame}`, use: `card-${action.card}-effect-${action.effect}` }
    const testid = parts[fewest] ?? fewest
    const control = page.getByTestId(testid).first()
    const begin = page.getByTestId('begin-round') // a new round: its calm screen comes first
    await control.or(begin).first().waitFor()
    if (await begin.count()) await begin.click()
    await sleep(400) // who plays looks first; the helper has its answer by then
    await page.evaluate(() => (window.took_ = null))
    const before = await processor()
    if (options.phone) await control.tap()
    else await control.click()
    const took = await page.waitForFunction(() => window.took_, null, { polling: 100 }).then((handle) => handle.jsonValue())
    const after = await processor()
    times[fewest].push(took)
    spent[fewest].page.push(after.page - before.page)
    spent[fewest].server += after.server - before.server
  }
  console.log(`${page.viewportSize().width} × ${page.viewportSize().height}, ${options.wanted}; load ${readFileSync('/proc/loadavg', 'utf8').split(' ')[0]}`)
  for (const kind of KINDS) {
    if (!times[kind].length) continue
    const told = (all) => {
      const sorted = [...all].sort((a, b) => a - b)
      return `median ${sorted[sorted.length >> 1].toFixed(0)} ms, nine of ten ${sorted[Math.floor(sorted.length * 0.9)].toFixed(0)}, worst ${sorted.at(-1).toFixed(0)}`
    }
    console.log(`  ${kind.padEnd(8)} ${String(times[kind].length).padStart(3)}: begins ${told(times[kind].map(([begins]) => begins))}; changed ${told(times[kind].map(([, changed]) => changed))}; processor: page ${told(spent[kind].page)}, server ${(spent[kind].server / times[kind].length).toFixed(0)} ms on average`)
  }
  await context.close()
}
