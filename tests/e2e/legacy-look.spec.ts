// How Kingdom Legacy's table looks and handles: texts in their frames, contrast, the keyboard, a thumb.
import { expect, test, type Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { axeFaults } from './axe'
import { me } from './kingdom'
import { prepared, press } from './legacy'
import { watch } from './player'

const top = join(import.meta.dirname, '../..')
const python = join(top, '.venv/bin/python')
const LANGUAGES = ['en', 'hu', 'pl'] as const

/** Campaigns in the middle, see prepare_legacy.py, brought as this browser's guest. */
async function prepare(page: Page, ...wanted: string[]): Promise<string[]> {
  const ids = []
  for (const campaign of await prepared(...wanted)) {
    const answer = await page.request.post('/api/matches/import', { headers: { 'X-Fiefdom': '1' }, data: { ...campaign.record, name: 'Greenvale' } })
    expect(answer.ok(), await answer.text()).toBe(true)
    ids.push((await answer.json()).id)
  }
  return ids
}

async function settle(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((stored) => localStorage.setItem('fiefdom', JSON.stringify(stored)), { guide: false, pace: 'at-once', ...settings })
  await me(page)
}

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/table/${id}`)
  await page.locator('[data-testid=legacy], [data-testid=between], [data-testid=end]').first().waitFor()
}

/** Opens it without loading the page's code again. */
async function turnTo(page: Page, id: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/table/${id}`)
  await page.locator(`[data-table="${id}"]`).locator('[data-testid=legacy], [data-testid=between], [data-testid=end]').first().waitFor()
}

async function begin(page: Page): Promise<void> {
  const button = page.getByTestId('begin-round')
  if (await button.isVisible()) await button.click()
  await page.getByTestId('legacy').waitFor()
}

/** What of a card lies outside its frame or is cut off. */
async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame) // cards fit themselves with the frame
    const faults: string[] = []
    for (const card of document.querySelectorAll<HTMLElement>('.l-card')) {
      const frame = card.getBoundingClientRect()
      for (const part of card.querySelectorAll<HTMLElement>('.name, .kind, .text, .to, .cost, .produce, .boxes, .frame, .line')) {
        const { width, left, right, bottom } = part.getBoundingClientRect()
        if (!width) continue
        const out = left < frame.left - 1 || right > frame.right + 1 || bottom > frame.bottom + 1
        const cut = getComputedStyle(part).display !== 'inline' && part.scrollWidth > part.clientWidth + 1
        if (out || cut) faults.push(`${card.dataset.card}.${card.dataset.side} ${part.className}: ${part.textContent?.trim()}`)
      }
    }
    return faults
  })
}

test.describe('texts in their frames', () => {
  test.describe.configure({ mode: 'default' }) // one after the other, all with the gallery that is built once
  let folder = ''
  test.beforeAll(() => {
    folder = join(process.env.FIEFDOM_E2E_DATA!, 'gallery')
    if (existsSync(folder)) return
    const building = `${folder}-${process.pid}` // another worker may be building it, too
    execFileSync('npx', ['vite', 'build', '--config', 'vite.gallery.ts', '--outDir', building, '--logLevel', 'error'], { cwd: join(top, 'web') })
    execFileSync(python, [join(import.meta.dirname, 'known_cards.py'), building])
    if (!existsSync(folder)) renameSync(building, folder)
  })

  const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.woff2': 'font/woff2' }
  // A card of the play area with five piles at 1280 × 720, a row of a phone, a card of a pile.
  const SIZES = { desktop: [['full', 1280], ['small', 1280]], phone: [['row', 360]] } as const

  for (const language of LANGUAGES) {
    test(`no text sticks out of a card: all sides, ${language}`, async ({ page }, info) => {
      await page.route('http://gallery.test/**', (route) => {
        const path = new URL(route.request().url()).pathname
        return route.fulfill({ body: readFileSync(join(folder, path)), contentType: TYPES[extname(path)] ?? 'text/plain' })
      })
      for (const [size, width] of SIZES[info.project.name as 'desktop' | 'phone']) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`http://gallery.test/index.html?lang=${language}&size=${size}&state=1`)
        await page.locator('html[data-ready]').waitFor()
        expect(await page.locator('.slot').count()).toBe(426)
        expect(await sticksOut(page), size).toEqual([])
      }
    })
  }
})

test('axe finds nothing at the table, between rounds, at a choice and at the end, by day and by night', async ({ page, isMobile }) => {
  await settle(page)
  // A phone lays the table and its questions out otherwise; the calm screens are the same there.
  for (const id of await prepare(page, 'blocked', 'ask:keep-two', ...(isMobile ? [] : ['round:9', 'over']))) {
    await open(page, id)
    await expect(page.locator('.l-card').or(page.getByTestId('chart')).first()).toBeVisible()
    expect(await axeFaults(page, { minor: true })).toEqual([])
    if (!isMobile) expect(await axeFaults(page, { minor: true, night: true })).toEqual([]) // the colours are the same there
  }
})

test('a new campaign is on the table with at most 160 kB of code, words and cards, in any language', { tag: '@desktop' }, async ({ page }) => {
  await settle(page)
  const made = await page.request.post('/api/matches', { headers: { 'X-Fiefdom': '1' }, data: { game: 'kingdom-legacy', seats: [{ who: 'me' }], hints: true } })
  const { id } = await made.json()
  for (const language of LANGUAGES) {
    await page.addInitScript((language) => localStorage.setItem('fiefdom', JSON.stringify({ language })), language)
    await page.goto(`/table/${id}`)
    await expect(page.locator('[data-ready="true"]')).toBeAttached()
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map((one) => one.name))
    const needed = fetched.filter((url) => /\.(js|css)$|\/cards\?/.test(url))
    expect(needed.length).toBeGreaterThan(20)
    let weight = 0
    for (const url of new Set(needed)) weight += gzipSync(await (await page.request.get(url)).body()).length
    expect(weight).toBeGreaterThan(100_000)
    expect(weight).toBeLessThanOrEqual(160_000)
  }
})

test('everything is there without scrolling at 1280 × 720, in three languages', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await settle(page)
  const tables = await prepare(page, 'round:9', 'round:20', 'blocked', 'piles:6', 'piles:9', 'amber:held', 'amber:fair')
  for (const language of LANGUAGES) {
    await page.addInitScript((language) => localStorage.setItem('fiefdom', JSON.stringify({ guide: false, language })), language)
    for (const id of tables) {
      await (id === tables[0] ? open(page, id) : turnTo(page, id)) // the language is read when the page is loaded
      await begin(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const over = await page.evaluate(() => {
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement
        const cut = [...document.querySelectorAll('.permanent .cards')].filter((one) => one.scrollHeight > one.clientHeight + 1).length
        const keys = document.body.innerText.match(/\bkingdom-legacy-[a-z][\w-]+/g) ?? []
        return { down: scrollHeight - clientHeight, aside: scrollWidth - clientWidth, cut, keys }
      })
      expect(over).toEqual({ down: 0, aside: 0, cut: 0, keys: [] })
      expect(await sticksOut(page)).toEqual([])
      for (const part of ['deck-count', 'box-next', 'glory', 'afford', 'log', 'pass']) await expect(page.getByTestId(part)).toBeInViewport({ ratio: 1 })
    }
  }
  // Between two rounds: card 13 enters on a side of one's choice.
  const [second] = await prepare(page, 'round:2')
  await turnTo(page, second!)
  await begin(page)
  await press(page, { do: 'pass' }, { do: 'pass' }, { do: 'pass' }) // twelve cards, four a turn
  await expect(page.getByTestId('between')).toBeVisible()
  for (const side of [1, 3]) await expect(page.getByTestId(`take-side-${side}`)).toBeInViewport({ ratio: 1 })
})

// A desktop shows all of it at once, see above.
test('between two rounds what is asked comes first, and what follows is seen from its beginning', { tag: '@phone' }, async ({ page }) => {
  await settle(page)
  const [second] = await prepare(page, 'round:2')
  await open(page, second!)
  await begin(page)
  await press(page, { do: 'pass' }, { do: 'pass' }, { do: 'pass' })
  for (const size of [{ width: 360, height: 740 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(size)
    await open(page, second!)
    for (const side of [1, 3]) await expect(page.getByTestId(`take-side-${side}`)).toBeInViewport({ ratio: 1 })
    await expect(page.getByTestId('expected'), 'what is asked is said').toBeInViewport({ ratio: 1 })
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await press(page, { do: 'side', card: 13, side: 1 })
  await expect(page.getByTestId('begin-round')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('what the signs mean is told whole, beside the cards and in a dialog', async ({ page, isMobile }) => {
  await settle(page)
  const answer = await page.request.post('/api/matches', { headers: { 'X-Fiefdom': '1' }, data: { game: 'kingdom-legacy', seats: [{ who: 'me' }] } })
  const { id } = await answer.json()
  for (const language of LANGUAGES) {
    await page.addInitScript((language) => localStorage.setItem('fiefdom', JSON.stringify({ guide: false, language })), language)
    await open(page, id)
    for (const [width, height] of isMobile ? [] : [[1280, 720], [1280, 800], [1440, 900], [1920, 1080]]) {
      await page.setViewportSize({ width, height })
      await expect(page.getByTestId('legend')).toBeInViewport({ ratio: 1 })
      const free = await page.getByTestId('legend').evaluate((list) => list.closest('.panel')!.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom)
      expect(free, `${language} ${width} × ${height}`).toBeGreaterThan(0)
    }
    await page.getByTestId('all-signs').click()
    await expect(page.getByTestId('signs-dialog').locator('dt')).toHaveCount(13)
    await page.keyboard.press('Escape')
  }
})

test('what is missing, why not, what is lost, what could be afforded, what the bot would do', async ({ page }) => {
  const faults = watch(page)
  await settle(page)
  const [id] = await prepare(page, 'round:1')
  await open(page, id!)
  const frame = page.locator('.frame[data-can=false]').first()
  await expect(frame.locator('.short')).toBeVisible()
  await frame.click()
  await expect(page.getByTestId('rule-link')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('button.produce').first().click()
  await expect(page.getByTestId('pass').locator('small')).toBeVisible() // what would be lost
  await page.getByTestId('undo').click()
  await expect(page.getByTestId('pass').locator('small')).toHaveCount(0)
  if (await page.getByTestId('tab-afford').isVisible()) await page.getByTestId('tab-afford').click()
  await expect(page.getByTestId('reach').first()).toBeVisible()
  await page.getByTestId('afford-switch').click()
  await expect(page.getByTestId('reach')).toHaveCount(0)
  await page.getByTestId('advice').click()
  await expect(page.getByTestId('advice-yes')).toBeVisible()
  await page.getByTestId('advice-no').click()
  expect(faults).toEqual([])
})

test('what I do begins before the server has answered, and is taken back if it does not come about', { tag: '@desktop' }, async ({ page }) => {
  await settle(page)
  const [id] = await prepare(page, 'round:1')
  await open(page, id!)
  let lose = () => {}
  const lost = new Promise<void>((resolve) => (lose = resolve))
  await page.route('**/actions', async (route) => {
    await lost
    await route.abort()
  })
  const coins = page.locator('[data-resource="coin"]')
  await page.locator('button.produce').first().click()
  await expect(coins).toHaveAttribute('data-number', '1')
  await expect(page.locator('.stirs')).toHaveCount(1)
  lose()
  await expect(page.locator('.stirs')).toHaveCount(0)
  await expect(page.locator('[data-resource="coin"][data-number="1"]')).toHaveCount(0)
  await expect(page.getByTestId('notice').or(page.getByRole('alert')).first()).toBeVisible()
})

/** The keyboard alone: Tab to the first thing that fits, then Enter. */
async function tabTo(page: Page, fits: string): Promise<boolean> {
  for (let n = 0; n < 90; n++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((fits) => document.activeElement?.matches(fits) ?? false, fits)) return true
  }
  return false
}

test('a round by keyboard alone: produce, upgrade, look at a card, end turns', { tag: '@desktop' }, async ({ page }) => {
  await settle(page)
  const [id] = await prepare(page, 'round:1')
  await open(page, id!)
  await page.getByTestId('pass').waitFor()
  expect(await tabTo(page, 'button.open')).toBe(true)
  await page.keyboard.press('i')
  await expect(page.getByTestId('large')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('large')).toHaveCount(0)
  for (const want of ['button.produce', 'button.produce', 'button.frame[data-can=true]']) {
    if ((await page.locator(want).count()) && (await tabTo(page, want))) await page.keyboard.press('Enter')
    await expect(page.getByTestId('advice')).toBeEnabled()
  }
  await expect(async () => {
    if (!(await page.getByTestId('between').isVisible())) {
      expect(await tabTo(page, '[data-testid=pass]')).toBe(true)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByTestId('between')).toBeVisible({ timeout: 700 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByTestId('begin-round')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('legacy')).toBeVisible()
})

test('what a lesson speaks of is in sight', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await settle(page, { guide: true })
  const [id] = await prepare(page, 'round:1')
  await open(page, id!)
  await expect(page.getByTestId('guide')).toBeVisible()
  await page.locator('.area.play').evaluate((area) => (area.scrollTop = area.scrollHeight))
  await expect(page.locator('button.produce.can').first()).not.toBeInViewport()
  await page.getByTestId('guide-ok').tap()
  await expect(page.locator('button.produce.taught')).toBeInViewport({ ratio: 1 })
  // Who has done it has learnt it; and a phone that lies has room for lesson and buttons.
  await page.setViewportSize({ width: 844, height: 390 })
  const lesson = page.getByTestId('guide')
  for (const learnt of ['produce', 'resources']) {
    await expect(lesson).toHaveAttribute('data-guide', `kingdom-legacy-page-guide-${learnt}`)
    for (const part of ['guide-ok', 'undo', 'advance', 'pass']) await expect(page.getByTestId(part)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(844)
    await page.locator('button.produce.can').first().tap()
  }
  await expect(lesson).not.toHaveAttribute('data-guide', 'kingdom-legacy-page-guide-resources')
})

test('a phone is swiped from area to area, upright and lying', { tag: '@phone' }, async ({ page }) => {
  await settle(page)
  const [id] = await prepare(page, 'round:9')
  const client = await page.context().newCDPSession(page)
  for (const [width, height] of [[360, 740], [844, 390]] as const) {
    await page.setViewportSize({ width, height })
    await open(page, id!)
    await begin(page)
    await expect(page.getByTestId('tab-play')).toHaveAttribute('aria-selected', 'true')
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: height * 0.45 }] })
    await touch('touchStart', width * 0.9)
    for (let at = 0.85; at > 0.15; at -= 0.05) await touch('touchMove', width * at)
    await touch('touchEnd')
    await expect(page.getByTestId('tab-permanent')).toHaveAttribute('aria-selected', 'true')
    await page.getByTestId('tab-log').tap()
    await expect(page.getByTestId('log')).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    await page.getByTestId('tab-play').tap()
    const heights = await page.locator('.in-play button:visible').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(26)
  }
})
