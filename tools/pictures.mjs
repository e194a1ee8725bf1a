// The pictures of the documents: plays games to where they look well (tools/pictures.py), opens them in the page, and writes
// docs/pictures. `node tools/pictures.mjs [NAME …]`: all, or those only. Needs what the browser tests need, and the built page.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { measured, root, sleep } from './measured.mjs'

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.5 }

// What is seen, in which language, by day or night, on what; `then` is done on the page before.
const PICTURES = {
  'kingdom-builder-desktop': { at: 'kingdom' },
  'kingdom-builder-dark-hu': { at: 'kingdom', language: 'hu', theme: 'dark' },
  'kingdom-builder-phone-pl': { at: 'kingdom', language: 'pl', on: PHONE },
  'kingdom-builder-early': { at: 'kingdom-early' },
  'kingdom-builder-final': { at: 'kingdom-final', then: (page) => page.getByTestId('reveal-all').click() },
  'kingdom-builder-setup': { path: '/', then: setUp },
  'the-builders-desktop': { at: 'builders' },
  'the-builders-dark-pl': { at: 'builders', language: 'pl', theme: 'dark' },
  'the-builders-phone-hu': { at: 'builders-early', language: 'hu', on: PHONE },
  'kingdom-legacy-desktop': { at: 'legacy' },
  'kingdom-legacy-dark-hu': { at: 'legacy', language: 'hu', theme: 'dark' },
  'kingdom-legacy-phone-pl': { at: 'legacy', language: 'pl', on: PHONE },
  'kingdom-legacy-round': { at: 'legacy-round', then: () => sleep(2500) }, // the cards have turned up
  home: { path: '/' },
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !PICTURES[name])
if (unknown.length) throw new Error(`no such picture: ${unknown.join(', ')}; there are ${Object.keys(PICTURES).join(', ')}`)

await measured('8797', false, async ({ open, data }) => {
  for (const name of wanted.length ? wanted : Object.keys(PICTURES)) await take(name, await open(PICTURES[name].on ?? DESKTOP), data)
})

async function take(name, context, data) {
  const { at, path, language = 'en', theme = 'light', then } = PICTURES[name]
  const page = await context.newPage()
  await page.addInitScript((stored) => localStorage.setItem('fiefdom', JSON.stringify(stored)), { guide: false, pace: 'at-once', theme, language })
  const me = (await (await page.request.get('/api/me')).json()).id
  await page.request.put('/api/me', { headers: { 'X-Fiefdom': '1' }, data: { name: 'Anna', language } })
  await page.goto(path ?? (await tableOf(page, data, me, at)))
  await page.evaluate(() => document.fonts.ready)
  await page.locator('main').first().waitFor()
  await sleep(1500)
  await then?.(page)
  await sleep(1500)
  await page.screenshot({ path: join(root, `docs/pictures/${name}.png`) })
  console.log(name)
  await context.close()
}

async function setUp(page) {
  const card = page.getByTestId('game-kingdom-builder')
  for (const box of ['Crossroads', 'Marshlands']) await card.getByRole('button', { name: box }).first().click()
  await card.locator('summary').first().click()
  await card.locator('summary').first().evaluate((one) => scrollTo(0, one.getBoundingClientRect().top + scrollY - 420))
}

/** Where the position is on this server, for this guest. */
async function tableOf(page, data, guest, position) {
  const said = execFileSync(join(root, '.venv/bin/python'), [join(root, 'tools/pictures.py'), data, guest, position], { encoding: 'utf8', maxBuffer: 1 << 26 }).trim()
  if (!said.startsWith('{')) return `/table/${said}`
  const brought = await page.request.post('/api/matches/import', { headers: { 'X-Fiefdom': '1', 'Content-Type': 'application/json' }, data: said })
  return `/table/${(await brought.json()).id}`
}
