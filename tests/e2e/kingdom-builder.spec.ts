import { expect, test } from '@playwright/test'
import { axeFaults } from './axe'
import { faultsOfWords, me, outside, playOut, prepare, press, pressHex, see, sendToHex, sitDownAt, turnTo, withoutHelp } from './kingdom'
import { watch } from './player'

test.use({ reducedMotion: 'reduce' })

const EVERYTHING = { expansions: ['nomads', 'crossroads', 'marshlands'], capitol: true, quadrants: ['barracks_crossroads', 'canoe', 'quarry', 'caravan'], turned: [false, true, false, true] }

test('a whole game with everything in, its result and replay', { tag: '@desktop' }, async ({ page, isMobile }) => {
  const faults = watch(page)
  await sitDownAt(page, EVERYTHING)
  await playOut(page, isMobile)
  await expect(page.getByTestId('chart')).toBeVisible()
  await expect(page.getByTestId('sum-0')).toHaveText(/^\d+$/)
  const told = await page.getByTestId('log').locator('li').allInnerTexts()
  await page.getByTestId('result').getByTestId('replay').click()
  await page.getByTestId('replay-forward').click()
  await expect(page.getByTestId('board')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByTestId('log').locator('li'), 'told as at the table').toHaveText(told, { useInnerText: true })
  expect(faults).toEqual([])
})

test('the last rounds of five, the result and a rematch', { tag: '@phone' }, async ({ page, isMobile }) => {
  const faults = watch(page)
  await withoutHelp(page)
  const [id] = await prepare([await me(page)], 'full')
  await page.goto(`/table/${id}`)
  await page.locator('.turnbar.mine').waitFor()
  await playOut(page, isMobile)
  await expect(page.getByTestId('chart')).toBeVisible()
  await expect(page.getByTestId('sum-0')).toHaveText(/^\d+$/)
  await page.getByTestId('result').getByTestId('rematch-same').click()
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id))
  await expect(page.getByTestId('board')).toBeVisible()
  expect(faults).toEqual([])
})

test('a click quicker than the question what it would bring: nothing is refused', { tag: '@desktop' }, async ({ page, isMobile }) => {
  const faults = watch(page)
  // No question reaches the server before my turn is over.
  let over = () => {}
  const turn = new Promise<void>((resolve) => (over = resolve))
  await page.route('**/what-if*', (route) => turn.then(() => route.continue()).catch(() => undefined)) // aborted meanwhile
  const ended = page.waitForResponse((response) => response.request().postData()?.includes('"do":"end"') ?? false)
  await sitDownAt(page, { preset: 'first-game' })
  await page.locator('.turnbar.mine').waitFor()
  await expect(async () => {
    const now = await see(page)
    if (now.legal.length) await sendToHex(page, now.legal[0], isMobile ? 'touch' : 'mouse')
    else if (now.buttons.length) await press(page, now.buttons[0])
    expect(now.mine).toBe(false)
  }).toPass({ intervals: [50], timeout: 30_000 })
  await ended
  over()
  await page.locator('.turnbar.mine').waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  expect(faults).toEqual([])
})

test('by keys alone: a turn ends, and the next one begins on the board', { tag: '@desktop' }, async ({ page }) => {
  await sitDownAt(page, { preset: 'first-game', first: 0 })
  const board = page.getByTestId('board')
  const round = async () => (await (await page.request.get(page.url().replace('/table/', '/api/matches/'))).json()).view
  await page.keyboard.press('Tab')
  await board.focus()
  await page.keyboard.press('PageDown')
  await expect(page.getByTestId('hex-info'), 'what the keyboard points at is told beside the board').toContainText('Possible now')
  await expect(async () => {
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Enter')
    expect((await round()).expect).toBe('end')
  }).toPass({ intervals: [150], timeout: 30_000 })
  await page.getByTestId('end-turn').focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await round()).round).toBe(2)
  await expect(board).toBeFocused()
})

test('a phone asks what the tap would do: a settlement is moved, not built', { tag: '@phone' }, async ({ page }) => {
  await withoutHelp(page)
  const [id] = await prepare([await me(page)], 'paddock')
  await page.goto(`/table/${id}`)
  const ask = async () => {
    const place = page.locator('[data-legal]').first()
    await place.scrollIntoViewIfNeeded()
    const box = (await place.boundingBox())!
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await expect(page.getByTestId('candidate-yes')).toBeVisible()
    return page.getByTestId('expected')
  }
  await page.locator('[data-location=paddock][data-can=true]').first().click()
  await expect(page.locator('[data-location=paddock][aria-pressed=true]')).toBeVisible()
  await expect(await ask()).toContainText('Move this settlement?')
  await page.getByTestId('candidate-yes').click()
  await expect(page.getByTestId('candidate-yes')).toBeHidden()
  await expect(await ask()).toContainText('Move it here?')
})

const TILES = ['oracle', 'farm', 'oasis', 'tower', 'tavern', 'barn', 'harbor', 'paddock', 'lighthouse', 'foresters_lodge', 'barracks', 'city_hall', 'outpost', 'fort', 'monastery', 'wagon', 'temple', 'refuge', 'fountain', 'bonus:refuge', 'bonus:canoe']
// Of those that are used alike a finger tries one: a settlement more, one moved, a piece, a large one, a card drawn, a bonus.
const TOUCHED = ['oracle', 'paddock', 'barracks', 'city_hall', 'fort', 'bonus:canoe']

test('each location is used through the page, and Escape takes a choice back', async ({ page, isMobile }) => {
  await withoutHelp(page)
  const tiles = isMobile ? TOUCHED : TILES
  const tables = await prepare([await me(page)], ...tiles, 'crossroads')
  await page.goto(`/table/${tables[0]}`)
  for (const [n, tile] of tiles.entries()) {
    if (n) await turnTo(page, tables[n])
    const button = page.locator(tile.startsWith('bonus:') ? `[data-testid=${tile.replace(':', '-')}]` : `[data-location=${tile}][data-can=true]`).first()
    await expect(button, tile).toHaveAttribute('data-can', 'true')
    const version = async () => (await (await page.request.get(`/api/matches/${tables[n]}`)).json()).version
    const before = await version()
    await button.click()
    if (tile === 'fort') await page.getByTestId('ask-yes').click() // it draws a card: asked first
    else if (TOUCHED.includes(tile)) {
      await expect(button, tile).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('Escape')
      await expect(button, tile).toHaveAttribute('aria-pressed', 'false')
      expect(await version(), `${tile} is not spent`).toBe(before)
      await button.click()
    }
    await expect(page.locator('[data-legal]').first(), tile).toBeAttached()
    await expect(async () => {
      const now = await see(page)
      if (now.chosen && now.legal.length) await pressHex(page, now.legal[Math.floor(now.legal.length / 2)], isMobile)
      expect(await version(), tile).toBeGreaterThan(before + 1)
    }).toPass({ intervals: [150, 200, 300], timeout: 30_000 })
  }
  await turnTo(page, tables.at(-1)!)
  await expect(page.getByTestId('terrain-card').first()).toBeVisible()
  expect((await see(page)).choices.length).toBeGreaterThan(1)
})

test('a canoe reaction between two windows', { tag: '@desktop' }, async ({ page, browser, isMobile }) => {
  const other = await (await browser.newContext({ ...test.info().project.use })).newPage()
  for (const one of [page, other]) await withoutHelp(one)
  const [id] = await prepare([await me(page), await me(other)], 'canoe')
  await page.goto(`/table/${id}`)
  await other.goto(`/table/${id}`)
  await other.locator('.turnbar.mine').waitFor()
  const last = await other.evaluate(async (match) => {
    const legal: { do: string; hex: number }[] = (await (await fetch(`/api/matches/${match}`)).json()).legal
    for (const action of legal) {
      const seen = await (await fetch(`/api/matches/${match}/what-if?after=${encodeURIComponent(JSON.stringify([action]))}`)).json()
      if (seen.error) return action.hex // then somebody else decides: the canoe's owner
    }
    return null
  }, id)
  await pressHex(other, last!, isMobile)
  await expect(page.getByTestId('interrupted')).toBeVisible()
  await expect(other.getByTestId('interrupted')).toBeVisible()
  await expect(page.locator('[data-legal]').first()).toBeAttached()
  await page.getByTestId('decline').click()
  await expect(page.getByTestId('interrupted')).toBeHidden()
  await other.context().close()
})

test('why not, how the score would change, a hint', async ({ page, isMobile }) => {
  await withoutHelp(page)
  const [id] = await prepare([await me(page)], 'farm')
  await page.goto(`/table/${id}`)
  await page.locator('.turnbar.mine').waitFor()
  const table = await (await page.request.get(`/api/matches/${id}`)).json()
  const legal = new Set<number>(table.legal.flatMap((action: { hex?: number }) => action.hex ?? []))
  // Not beside one that is possible: a fingertip would mean that one.
  const away = (hex: number) => [...legal].every((one) => Math.abs((one % 20) - (hex % 20)) + Math.abs(Math.floor(one / 20) - Math.floor(hex / 20)) > 4)
  const letter = { grass: 'G', canyon: 'C', desert: 'D', flower_field: 'F', forest: 'T', swamp: 'S' }[table.view.mandatory.terrain as string]
  const taken = new Set(table.view.players.flatMap((player: { settlements: number[] }) => player.settlements))
  const far = [...table.view.board.join('')].findIndex((one, hex) => one === letter && away(hex) && !taken.has(hex))
  expect(far).toBeGreaterThanOrEqual(0)
  await page.getByTestId('board').focus()
  await page.keyboard.press('0')
  const box = (await page.getByTestId('board').boundingBox())!
  const scale = Math.min(box.width / 791.2, box.height / 681)
  const [x, y] = [5 + ((far % 20) + 0.5 + (Math.floor(far / 20) % 2) / 2) * 38.105, 27 + Math.floor(far / 20) * 33]
  const at = [box.x + box.width / 2 + (x - 395.6) * scale, box.y + box.height / 2 + (y - 340.5) * scale] as const
  await (isMobile ? page.touchscreen.tap(...at) : page.mouse.click(...at))
  await expect(page.getByTestId('rule-link').first()).toHaveText('K10')
  await expect(page.locator('.flash').first()).toBeAttached()
  await page.getByTestId('advice').click()
  await expect(page.getByTestId('advice-yes')).toBeVisible()
  await page.getByTestId('advice-yes').click()
  await expect(page.getByTestId('advice-yes')).toBeHidden()
})

test('the workshop: paint, check, save, text, and a table with it', async ({ page, isMobile }) => {
  await withoutHelp(page)
  await page.goto('/workshop')
  await expect(page.getByTestId('save-board')).toBeDisabled()
  const rows = ['GGGGGCCCCC', 'GGGGGCCCCC', 'GGLGGCCKCC', 'GGGGGCCCCC', 'DDDDDFFFFF', 'DDDDDFFFFF', 'DDDDDFFLFF', 'TTTTTWWWMM', 'TTTTTWWWMM', 'TTTTTWWWMM']
  await page.getByTestId('board-text').fill(`Test board\n${rows.join('\n')}\nlocations: oracle, barn`)
  await page.getByTestId('import-board').click()
  await expect(page.getByTestId('board-name')).toHaveValue('Test board')
  await page.getByTestId('brush-W').click()
  const box = (await page.getByTestId('canvas').boundingBox())!
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
  await (isMobile ? page.touchscreen.tap(...middle) : page.mouse.click(...middle))
  await expect(page.getByTestId('board-text')).not.toHaveValue(new RegExp(rows[4] + '\n' + rows[5]))
  await page.getByTestId('workshop-undo').click()
  await expect(page.getByTestId('board-text')).toHaveValue(new RegExp(rows.join('\n')))
  await page.getByTestId('use-board').click()
  const card = page.getByTestId('game-kingdom-builder')
  await card.locator('summary').click()
  await page.getByTestId('choose-boards').click()
  await page.getByTestId('board-test-board').click()
  await page.getByTestId('turn-0').click()
  await page.getByTestId('fill').click()
  await page.getByTestId('boards-done').click()
  await card.locator('.play').click()
  await page.waitForURL(/\/table\//)
  await page.getByTestId('board').waitFor()
  const table = await (await page.request.get(`/api/matches/${page.url().split('/').at(-1)}`)).json()
  expect(table.view.quadrants[0]).toEqual({ name: 'test-board', turned: true, own_layout: true })
})

for (const language of ['hu', 'pl']) {
  // On a desktop, where there is room, one language is enough.
  test(`the end is told card by card, nothing moves, and all of it fits: ${language}`, { tag: language === 'pl' ? '@phone' : [] }, async ({ browser, isMobile }) => {
    const context = await browser.newContext({ ...test.info().project.use, locale: language, reducedMotion: 'no-preference' })
    const page = await context.newPage()
    await withoutHelp(page)
    const [id] = await prepare([await me(page)], 'last')
    await page.clock.install() // the end is told as time goes by: here as slowly as we look
    await page.goto(`/table/${id}`)
    await page.locator('.turnbar.mine').waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate(() => {
      const seen = window as unknown as { shifted: number }
      seen.shifted = 0
      new PerformanceObserver((list) => {
        // It is the end that counts here, not the table behind it, which has just changed for the last time.
        const within = (node: Node | null) => (node instanceof Element ? node : node?.parentElement)?.closest('[data-testid=result]')
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] })[]) if (!entry.hadRecentInput && entry.sources.some(({ node }) => within(node))) seen.shifted += entry.value
      }).observe({ type: 'layout-shift' })
    })
    await playOut(page, isMobile)
    const { result } = await (await page.request.get(`/api/matches/${id}`)).json()
    const now = () =>
      page.evaluate(() => {
        const text = (id: string) => document.querySelector(`[data-testid="${id}"]`)?.textContent ?? ''
        return {
          told: document.querySelectorAll('[data-testid=result] tbody tr:not(.hidden)').length,
          sums: ['sum-0', 'result-0', 'total-0'].map(text),
          bar: text('expected'),
          chart: document.querySelector('[data-lines=true]') !== null,
        }
      })
    const cards: number[] = result.breakdown[0].map((share: { points: number }) => share.points)
    const check = async () => {
      const seen = await now()
      const sum = String(cards.slice(0, seen.told).reduce((a, b) => a + b, 0))
      expect(seen.sums).toEqual([sum, sum, sum])
      if (seen.told < cards.length) expect([seen.chart, seen.bar.includes(String(result.scores[0]))]).toEqual([false, false])
      return seen.told
    }
    expect(await check(), 'not all at once').toBe(0)
    for (const told of [1, 2])
      await expect(async () => {
        await page.clock.runFor(300)
        expect(await check(), 'by itself, one after the other').toBe(told)
      }).toPass({ timeout: 30_000 })
    expect(cards.length).toBeGreaterThan(2)
    await page.keyboard.press('Escape')
    expect(await check(), 'Escape tells the rest').toBe(cards.length)
    await expect(page.locator('[data-lines=true]')).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01)
    expect(await faultsOfWords(page)).toEqual([])
    expect(await outside(page, 'result')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('result')).toBeHidden()
    await context.close()
  })
}

for (const language of ['en', 'hu', 'pl']) {
  test(`words, widths and axe: ${language}`, async ({ browser, isMobile }) => {
    const context = await browser.newContext({ ...test.info().project.use, locale: language, reducedMotion: 'reduce' })
    const page = await context.newPage()
    // By day in one language, the colours of the night in another: words change nothing there, and a phone has the same colours.
    const night = language === 'hu'
    const looked = language === 'en' || (night && !isMobile)
    await withoutHelp(page)
    await page.goto('/')
    await page.getByTestId('kingdom-name').waitFor() // every game's own part has come
    const card = page.getByTestId('game-kingdom-builder')
    await card.locator('summary').click()
    await page.getByTestId('box-crossroads').click()
    await page.getByTestId('box-marshlands').click()
    await expect(card).toContainText('Crossroads · Marshlands')
    expect(await faultsOfWords(page), 'home').toEqual([])
    await page.goto('/workshop')
    await page.getByTestId('workshop').waitFor()
    expect(await faultsOfWords(page), 'workshop').toEqual([])
    if (looked) expect(await axeFaults(page, { night })).toEqual([])
    const [id] = await prepare([await me(page)], 'bonus:refuge')
    await page.evaluate(() => localStorage.setItem('fiefdom', '{}')) // help as in a first game
    await page.goto(`/table/${id}`)
    await page.getByTestId('guide').waitFor()
    expect(await outside(page, 'guide'), 'help').toEqual([])
    await page.evaluate(() => localStorage.setItem('fiefdom', '{"guide":false}'))
    await page.reload()
    await page.locator('.turnbar.mine').waitFor()
    if (!isMobile) {
      await expect(page.locator('[data-gain]').first()).toBeAttached() // a phone shows the best ones only
      for (const card of await page.locator('[data-testid^=source-]').all()) await expect(card, 'what scores is seen at once').toBeInViewport({ ratio: 1 })
    }
    await expect(page.locator('header .subtitle')).toHaveText('Crossroads · Marshlands')
    expect(await faultsOfWords(page), 'table').toEqual([])
    if (looked) expect(await axeFaults(page, { night })).toEqual([])
    await context.close()
  })
}

// A desktop has the board in view.
test('a hint asked from below brings its spaces into view', { tag: '@phone' }, async ({ page }) => {
  await withoutHelp(page)
  const [id] = await prepare([await me(page)], 'farm')
  await page.goto(`/table/${id}`)
  await page.locator('.turnbar.mine').waitFor()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByTestId('board')).not.toBeInViewport()
  await page.getByTestId('advice').click()
  await expect(page.locator('.flash.steady').first()).toBeInViewport()
})

test('a line of the log lights its spaces up: under the pointer, by keys, by a tap', async ({ page, isMobile }) => {
  await withoutHelp(page)
  const [id] = await prepare([await me(page)], 'farm')
  await page.goto(`/table/${id}`)
  const line = page.getByTestId('log').locator('li.points').last()
  const lit = page.locator('.lit')
  await expect(lit).toHaveCount(0)
  if (isMobile) {
    await line.tap()
    await expect(lit.first()).toBeInViewport()
    return
  }
  await line.hover()
  await expect(lit.first()).toBeVisible()
  await expect(page.getByTestId('coordinates')).toBeVisible() // the numbers that the line names
  await page.mouse.move(640, 5)
  await expect(lit).toHaveCount(0)
  await page.getByTestId('log').locator('ol').focus()
  await page.keyboard.press('ArrowUp')
  await expect(lit.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(lit).toHaveCount(0)
})

// A phone scrolls. No table has more to score: three cards, four tasks, and a castle, a palace, a capitol and a treasure on the map.
for (const locale of ['en-US', 'hu-HU', 'pl-PL'])
  test(`${locale}: five players with every expansion see all that scores in a low window`, { tag: '@desktop' }, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width: 1280, height: 720 } })
    const page = await context.newPage()
    const bots = Array.from({ length: 4 }, () => ({ who: 'bot', level: 'easy' }))
    const map = { expansions: ['crossroads', 'marshlands', 'nomads'], quadrants: ['monastery_wagon', 'refuge', 'village', 'harbor'], map_seed: 0, capitol: true }
    const cards = { goals: ['merchants', 'lords', 'citizens'], tasks: ['home_country', 'fortress', 'road', 'place_of_refuge'] }
    await sitDownAt(page, { ...map, ...cards }, [{ who: 'me' }, ...bots])
    const score = page.getByTestId('score')
    const lines = score.locator('[data-testid^=source-]')
    await expect(lines).toHaveCount(11)
    expect(await score.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBeLessThanOrEqual(1)
    for (const line of await lines.all()) {
      await expect(line).toBeInViewport({ ratio: 1 })
      await line.hover() // a text that found no room shows itself
      await expect(line.locator('.text')).toBeInViewport({ ratio: 1 })
      expect((await line.locator('.text').boundingBox())!.height).toBeGreaterThan(12)
    }
    expect(await score.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBeLessThanOrEqual(1)
    await context.close()
  })

test('in a low window full of players and tiles, what is under the pointer is told in sight', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await withoutHelp(page)
  const [id] = await prepare([await me(page)], 'full')
  await page.goto(`/table/${id}`)
  await page.locator('.turnbar.mine').waitFor()
  await page.locator('[data-legal]').first().hover({ force: true })
  await expect(page.getByTestId('hex-info')).toContainText('Possible now')
  await expect(page.getByTestId('hex-info')).toBeInViewport({ ratio: 1 })
})
