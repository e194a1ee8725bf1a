import { expect, test, type Page } from '@playwright/test'
import { click, finish, key, look, play, sitDown, tap, watch, type Table } from './player'

test.use({ reducedMotion: 'reduce' })

test('two clicks lead from the page to the first decision', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await page.getByTestId('play-the-builders').click()
  await expect(page.getByTestId('turn-bar')).toBeVisible()
  await expect(async () => expect((await look(page)).legal.length).toBeGreaterThan(0)).toPass({ timeout: 30_000 })
  await expect(page.getByTestId('end-turn')).toBeEnabled()
})

test('a whole game against a bot, its result, replay and rematch', async ({ page, isMobile }) => {
  const faults = watch(page)
  await page.goto('/')
  const card = page.getByTestId('game-the-builders')
  await card.getByText('Options').click()
  await card.getByTestId('option-goal').fill('1')
  await card.getByTestId('seat-1').selectOption('easy')
  await card.getByTestId('play-the-builders').click()
  await page.waitForURL(/\/table\//)
  const table = await play(page, isMobile ? tap : click)
  expect(table.status).toBe('finished')
  await expect(page.getByTestId('result')).toBeVisible()
  await expect(page.getByTestId('result-0')).toBeVisible()
  await expect(page.getByTestId('result-1')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByTestId('replay').click()
  const count = page.getByTestId('replay-count')
  await expect(count).toHaveText(/^0 \//)
  await page.getByTestId('replay-forward').click()
  await expect(count).toHaveText(/^1 \//)
  await page.getByTestId('replay-scrub').fill('5')
  await expect(count).toHaveText(/^5 \//)
  await page.getByTestId('replay-back').click()
  await expect(count).toHaveText(/^4 \//)
  await page.getByTestId('replay-play').click()
  await expect(count).not.toHaveText(/^4 \//)
  const record = await page.request.get(`/api/matches/${table.id}/record`)
  expect((await record.json()).game).toBe('the-builders')
  await page.goto(`/table/${table.id}`)
  await page.getByTestId('result').getByTestId('rematch').click()
  await expect(page).not.toHaveURL(new RegExp(table.id))
  expect(faults).toEqual([])
})

test('a game with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await sitDown(page, 1)
  await play(page, key, ({ version }) => version > 40) // by then every kind of decision was taken several times
  await finish(page)
  await expect(page.getByTestId('result')).toBeVisible()
})

test('two windows play each other', { tag: '@desktop' }, async ({ page, browser }) => {
  const faults = watch(page)
  await page.goto('/')
  await page.getByTestId('game-the-builders').getByText('Options').click()
  await page.getByTestId('option-goal').fill('1')
  await page.getByTestId('game-the-builders').getByTestId('invite').click()
  await expect(page.getByTestId('waiting-room')).toBeVisible()
  const link = await page.getByTestId('link').inputValue()
  const other = await browser.newContext({ reducedMotion: 'reduce', viewport: page.viewportSize() })
  const friend = await other.newPage()
  await friend.goto(link)
  await friend.getByTestId('join-1').click()
  await expect(friend.getByTestId('waiting-seat-1')).toHaveAttribute('data-kind', 'person')
  await expect(page.getByTestId('waiting-seat-1')).toHaveAttribute('data-kind', 'person')
  const start = page.getByTestId('start')
  if (await start.isVisible()) await start.click()
  await expect(page.getByTestId('turn-bar')).toBeVisible()
  const game = async (one: Page) => {
    await play(one, click, ({ version }) => version > 20) // each has seen several turns of the other: the rest without clicks
    await finish(one)
  }
  await Promise.all([game(page), game(friend)])
  await expect(page.getByTestId('result')).toBeVisible()
  await expect(friend.getByTestId('result')).toBeVisible()
  await other.close()
  expect(faults).toEqual([])
})

test('what is not possible says why, with a link to the rule', async ({ page }) => {
  await sitDown(page, 17)
  await play(page, click, (table) => table.view!.players[table.seat!].sites.length === 0)
  const worker = (await look(page)).view!.players[(await look(page)).seat!].free[0]
  await page.getByTestId(`my-worker-${worker}`).click() // there is no site to send it to
  const notice = page.getByTestId('notice')
  await expect(notice).toContainText('You have no site')
  await notice.getByTestId('rule-link').click() // beside the table, which stays where it is
  await expect(page.getByTestId('rule-B10')).toBeVisible()
})

test('undo, the question at the end of a turn, and buy-and-send in one confirmation', { tag: '@desktop' }, async ({ page }) => {
  await sitDown(page, 17)
  await play(page, click, () => true)
  await page.getByTestId('take-1').click()
  await expect(page.getByTestId('actions')).toHaveAttribute('data-left', '2')
  await page.getByTestId('undo').click()
  await expect(page.getByTestId('actions')).toHaveAttribute('data-left', '3')
  await page.getByTestId('take-3').click()
  await expect(page.getByTestId('actions')).toHaveAttribute('data-left', '0')
  // The largest building of the row (machines, from 76 on, are small): one worker must not complete it and come back.
  const card = Math.max(...(await look(page)).view!.building_row.filter((number) => number < 76))
  await page.getByTestId(`building-${card}`).click() // takes an action that must be bought
  await page.getByTestId('ask-yes').click()
  await expect(page.getByTestId(`site-${card}`)).toBeVisible()
  const worker = (await look(page)).view!.players[(await look(page)).seat!].free[0]
  await page.getByTestId(`my-worker-${worker}`).click()
  await page.getByTestId(`site-${card}`).click()
  await expect(page.getByTestId('ask')).toContainText('7') // 5 for the action and a wage of 2
  await page.getByTestId('ask-yes').click()
  await expect(page.getByTestId(`my-worker-${worker}`)).toHaveCount(0)
})

test('the medium bot is asked for a hint, which marks its cards and can be followed', async ({ page }) => {
  await sitDown(page, 17)
  const before = await play(page, click, () => true)
  await page.getByTestId('advice').click()
  await expect(page.getByTestId('expected')).toContainText('The medium bot would')
  await expect(page.locator('.taught').first()).toBeInViewport()
  await page.getByTestId('advice-no').click()
  await expect(page.locator('.taught')).toHaveCount(0)
  expect((await look(page)).version).toBe(before.version)
  await page.getByTestId('advice').click()
  await page.getByTestId('advice-yes').click()
  await expect(async () => expect((await look(page)).version).toBeGreaterThan(before.version)).toPass()
})

// Two people who did not agree to hints have none.
test('among people a hint needs their consent', { tag: '@desktop' }, async ({ page, browser }) => {
  await sitDown(page, 17, [{ who: 'me' }, { who: 'open' }])
  const other = await browser.newContext()
  const friend = await other.newPage()
  await friend.goto(page.url())
  await friend.getByTestId('join-1').click()
  await page.getByTestId('start').click()
  await expect(page.getByTestId('undo')).toBeVisible()
  await expect(page.getByTestId('advice')).toHaveCount(0)
  await other.close()
})

test('beside a short line of many workers the price covers nothing', { tag: '@desktop' }, async ({ page }) => {
  const id = await sitDown(page, 17)
  for (;;) {
    const { view, seat, legal, version } = await look(page)
    const { sites, free } = view!.players[seat!]
    if (legal.length && sites.length && free.length > 6 && view!.actions) break
    const action = legal.find((one) => one.do === (sites.length ? 'hire' : 'open')) ?? legal.find((one) => one.do === 'end')
    if (action) await page.request.post(`/api/matches/${id}/actions`, { headers: { 'X-Fiefdom': '1' }, data: { version, action } })
    else await page.waitForTimeout(100)
  }
  await page.reload()
  const { view, seat } = await look(page)
  await page.getByTestId(`site-${view!.players[seat!].sites[0].card}`).click()
  const worker = page.getByTestId(`my-worker-${view!.players[seat!].free[0]}`)
  const [price, supplies] = await Promise.all(['.badge', '.supplies .supplies'].map(async (part) => (await worker.locator(part).boundingBox())!))
  expect(price.x + price.width).toBeLessThanOrEqual(supplies.x + 1)
})

test('a short tap that a busy page hears of late is a tap, not a hold', { tag: '@phone' }, async ({ page }) => {
  await sitDown(page, 17)
  const { view, seat } = await play(page, click, (table) => table.view!.players[table.seat!].sites.length > 0)
  const worker = page.getByTestId(`my-worker-${view!.players[seat!].free[0]}`)
  await worker.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const { x, y, width, height } = (await worker.boundingBox())!
  const devtools = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchEnd', timestamp: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + height / 2 }] })
  const now = Date.now() / 1000
  await finger('touchStart', now)
  await page.waitForTimeout(400) // longer than a hold; the finger was off after a twentieth of a second
  await finger('touchEnd', now + 0.05)
  await expect(worker).toHaveAttribute('aria-pressed', 'true')
})

// Touch is tested by tapping.
test('a worker can be dragged to a site', { tag: '@desktop' }, async ({ page }) => {
  await sitDown(page, 17)
  await play(page, click, (table) => table.view!.players[table.seat!].sites.length > 0 && table.view!.actions > 0)
  const table = await look(page)
  const price = table.view!.prices.send.find((one) => one.possible)!
  await page.getByTestId(`my-worker-${price.worker}`).dragTo(page.getByTestId(`site-${price.site}`))
  await expect(async () => expect((await look(page)).version).toBeGreaterThan(table.version)).toPass()
})

// A phone scrolls.
test('a low window shows all that is mine without scrolling', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const id = await sitDown(page, 17)
  /** Opens three sites and hires all the hands there are. */
  const wanted = ({ view, seat, legal }: Table) => {
    const me = view!.players[seat!]
    const kinds = [...(me.sites.length < 3 ? ['open'] : []), ...(me.free.length < 7 ? ['hire'] : [])]
    return legal.find((action) => kinds.includes(action.do)) ?? legal.find((action) => action.do === 'end')!
  }
  let table = await look(page)
  while (table.view!.players[table.seat!].sites.length < 3 || table.view!.players[table.seat!].free.length < 7) {
    if (table.legal.length) await page.request.post(`/api/matches/${id}/actions`, { headers: { 'X-Fiefdom': '1' }, data: { version: table.version, action: wanted(table) } })
    else await page.waitForTimeout(100)
    table = await look(page)
  }
  await page.reload()
  const bar = (await page.getByTestId('turn-bar').boundingBox())!
  for (const what of ['sites', 'free-workers']) {
    const box = (await page.getByTestId(what).boundingBox())!
    expect(box.y + box.height, what).toBeLessThanOrEqual(bar.y)
  }
  for (const worker of table.view!.players[table.seat!].free) await expect(page.getByTestId(`my-worker-${worker}`)).toBeInViewport({ ratio: 1 })
})
