// How smoothly Kingdom Builder's board moves: opens a table with a full board, slows the processor down four times,
// drags, zooms and builds, and prints the frames that took longer than 50 ms.
//
//     node tools/frames.mjs [--phone] [--runs 3] [--slow 4] [--trace FOLDER [--profile]]
//
// Three figures for each: the time between two animation frames as the page sees it; the longest task of the page's
// main thread by the clock; and the same by processor time, which does not count what other programs take from us.
// Separately: the frames after a gesture, when the board is drawn sharply in its new size, and those of a piece's way.
// Needs what the browser tests need (`make test` sets it up), and the built page.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measured, root, sleep } from './measured.mjs'

const { values: options } = parseArgs({
  options: { phone: { type: 'boolean' }, runs: { type: 'string', default: '3' }, slow: { type: 'string', default: '4' }, trace: { type: 'string' }, profile: { type: 'boolean' }, port: { type: 'string', default: '8798' } },
})
const LONG = 50

await measured(options.port, options.phone, async (own) => {
  for (let run = 1; run <= Number(options.runs); run++) await measure(run, own)
})

async function measure(run, { open, data }) {
  const context = await open()
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('fiefdom', JSON.stringify({ guide: false })))
  const me = (await (await page.request.get('/api/me')).json()).id
  const script = [join(root, 'tests/e2e/prepare.py'), data, me, 'full']
  const table = execFileSync(join(root, '.venv/bin/python'), script, { encoding: 'utf8' }).trim()
  await page.goto(`/table/${table}`)
  await page.locator('[data-legal]').first().waitFor()
  await sleep(1500)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slow) })
  const box = await page.getByTestId('board').boundingBox()
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const pieces = await page.evaluate(() => [...document.querySelectorAll('[data-settled]')].flatMap((one) => one.dataset.settled.split(' ')).length)
  console.log(`run ${run}: ${pieces} pieces, ${page.viewportSize().width} × ${page.viewportSize().height}, processor ${options.slow} times slower`)

  await watch(page, cdp, run, 'zoom', async () => {
    await page.mouse.move(middle.x, middle.y)
    for (let n = 0; n < 24; n++) await wheel(cdp, middle, -40)
    for (let n = 0; n < 12; n++) await wheel(cdp, middle, 40)
    await phase(page, 'after')
    await sleep(600)
  })
  await watch(page, cdp, run, 'pan', async () => {
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    for (let n = 0; n < 90; n++) {
      const angle = (n / 45) * Math.PI
      await page.mouse.move(middle.x + Math.sin(angle) * 160, middle.y + (1 - Math.cos(angle)) * 70)
    }
    await page.mouse.up()
    await phase(page, 'after')
    await sleep(600)
  })
  await page.getByTestId('board').press('0')
  await sleep(800)
  await watch(page, cdp, run, 'move', async () => {
    const hex = await page.locator('[data-legal]').first().boundingBox()
    const at = [hex.x + hex.width / 2, hex.y + hex.height / 2]
    if (options.phone) {
      await page.touchscreen.tap(...at)
      await page.getByTestId('candidate-yes').click({ timeout: 2000 }).catch(() => undefined)
    } else await page.mouse.click(...at)
    await sleep(1500)
  })
  await context.close()
}

async function wheel(cdp, { x, y }, deltaY) {
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY })
}

async function phase(page, name) {
  await page.evaluate((is) => (window.phase_ = is), name)
}

/** Does something while counting its frames and the tasks of the main thread. */
async function watch(page, cdp, run, name, gesture) {
  const events = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', '__metadata', 'cc', 'blink.user_timing', 'disabled-by-default-devtools.timeline', ...(options.profile ? ['v8', 'disabled-by-default-v8.cpu_profiler'] : [])] } })
  await sleep(500) // what it costs to start
  await page.evaluate(() => {
    performance.mark('frames-begin')
    window.frames_ = []
    window.phase_ = ''
    let before = performance.now()
    let flew = false
    const count = (now) => {
      const flies = document.querySelector('[data-loose]')?.getAnimations().some((one) => one.playState === 'running') ?? false
      window.frames_.push([now - before, flies && flew ? 'way' : window.phase_])
      before = now
      flew = flies
      window.counting_ = requestAnimationFrame(count)
    }
    window.counting_ = requestAnimationFrame((now) => ((before = now), (window.counting_ = requestAnimationFrame(count))))
  })
  await gesture()
  const frames = await page.evaluate(() => (cancelAnimationFrame(window.counting_), window.frames_))
  const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await done
  cdp.removeAllListeners('Tracing.dataCollected')
  if (options.trace) writeFileSync(join(options.trace, `${name}-${run}.json`), JSON.stringify({ traceEvents: events }))
  const begin = events.findLast((event) => event.name === 'frames-begin') // on the table's main thread
  const tasks = events.filter((event) => event.name === 'RunTask' && event.pid === begin.pid && event.tid === begin.tid && event.ts > begin.ts && event.dur !== undefined)
  const raster = events.filter((event) => event.name === 'RasterTask' && event.ph === 'X' && event.ts > begin.ts)
  const clock = tasks.map((task) => task.dur / 1000)
  const processor = tasks.map((task) => (task.tdur ?? task.dur) / 1000)
  const of = (phase) => frames.flatMap(([time, is]) => (is === phase ? [time] : []))
  console.log(`  ${name.padEnd(5)} frames ${told(of(''))}; ${name === 'move' ? `of its way ${told(of('way'))}` : `after it ${told(of('after'), true)}`}; main thread by the clock ${told(clock, true)}; by processor time ${told(processor, true)}; raster ${(raster.reduce((sum, task) => sum + task.dur, 0) / 1000).toFixed(0)} ms in ${raster.length} tiles`)
}

function told(times, short = false) {
  if (!times.length) return 'none'
  const sorted = [...times].sort((a, b) => a - b)
  const over = sorted.filter((time) => time > LONG).length
  const worst = `worst ${sorted.at(-1).toFixed(0)} ms, ${over} over ${LONG}`
  return short ? worst : `${sorted.length}, median ${sorted[sorted.length >> 1].toFixed(0)}, ${worst}`
}
