// Kingdom Legacy in a browser: questions on the table, kingdoms and their files, what is no secret.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { bring, cardWords, look, open, prepared, press, type Action, type Table } from './legacy'
import { secretsIn } from './legacy-secrets'
import { me, withoutHelp } from './kingdom'
import { watch } from './player'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('nothing of the cards is in what is built, in any language', { tag: '@desktop' }, async () => {
  const folder = join(import.meta.dirname, '../../src/fiefdom/server/page/assets')
  const built = readdirSync(folder).filter((name) => name.endsWith('.js') && !/^(the-builders|kingdom-builder)/.test(name)).map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  const open = new Set(Array(11).keys())
  for (const cards of Object.values(await cardWords())) {
    const longer = cards.map((said) => said.filter((text) => text.includes(' ') && !/_{2}/.test(text)))
    expect(secretsIn(built, longer, open)).toEqual([])
  }
})

// On a desktop legacy-questions.spec.ts has every kind.
test('what is asked is answered where the things are', { tag: '@phone' }, async ({ page }) => {
  const faults = watch(page)
  const [side, box, several, purge, blocked] = await prepared('side', 'ask:pick-box', 'one-of', 'ask:pick-purge', 'blocked')
  const answer = async (position: (typeof side)): Promise<[before: Table, after: Table, action: Action]> => {
    const id = await open(page, position!)
    const before = await look(page, id)
    await expect(page.locator('[data-ready="true"]')).toBeAttached()
    await expect(page.getByTestId('expected')).not.toBeEmpty()
    const action = before.legal.find((one) => one.do !== 'done')!
    await press(page, { ...action, nth: 0 })
    return [before, await look(page, id), action]
  }

  // Which side a card enters on (L6).
  const [, sided, chosen] = await answer(side)
  expect(sided.view.cards.find((one) => one.card === chosen.card)?.side).toBe(chosen.side)

  // Which box is marked (L30).
  const [, marked, mark] = await answer(box)
  const memory = marked.view.cards.find((one) => one.card === mark.card)?.memory ?? {}
  expect(Object.values(memory).flatMap((one) => one.marks ?? [])).toContain(mark.box)

  // One of several is discovered, the others go back (L28).
  const [asked, discovered, kept] = await answer(several)
  expect(asked.view.asked!.cards).toContain(kept.card)
  expect(discovered.view.known).toContain(kept.card)
  const others = asked.view.asked!.cards.filter((card) => card !== kept.card)
  for (const card of others) expect(discovered.view.known).not.toContain(card)

  // A card of twelve is purged (L38), and can be read before.
  await open(page, purge!)
  await page.getByTestId(/^read-\d+$/).first().click()
  await expect(page.getByTestId('large')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('large')).toHaveCount(0)
  const [, purged, gone] = await answer(purge)
  expect(purged.view.picked).toContain(gone.card)

  // A blocked card lies under its blocker (L25).
  const id = await open(page, blocked!)
  const { view } = await look(page, id)
  const { card, by } = view.blocked[0]!
  const pile = page.locator('.pile', { has: page.getByTestId(`in-play-${by}`) })
  await expect(pile.getByTestId(`open-${card}`)).toBeAttached()
  expect(faults).toEqual([])
})

test('what a new card says is asked for again when it did not come', { tag: '@desktop' }, async ({ page }) => {
  const [campaign] = await prepared('seed:2')
  const id = await open(page, campaign!)
  await expect(page.locator('[data-ready="true"]')).toBeAttached()
  let lost = 0
  await page.route('**/api/matches/*/cards?*', (route) => (lost++ ? route.continue() : route.abort()))
  for (const action of campaign!.then) {
    await press(page, action)
    if ((await look(page, id)).view.round === 2) break
  }
  await expect(page.getByTestId('between').locator('[data-card="11"] .name')).toBeVisible()
  expect(lost).toBeGreaterThan(1)
  await page.getByTestId('begin-round').click()
  await expect(page.locator('[data-ready="true"]')).toBeAttached()
})

test('a kingdom is founded, called otherwise, deleted and taken back', async ({ page }) => {
  const faults = watch(page)
  await withoutHelp(page)
  await me(page)
  await page.goto('/')
  await page.getByTestId('kingdom-name').fill('Zöldvölgy')
  await page.getByTestId('play-kingdom-legacy').click()
  await expect(page.locator('[data-ready="true"]')).toBeAttached()
  await expect(page).toHaveTitle(/Zöldvölgy/)
  const id = page.url().split('/').at(-1)!
  await page.goto('/')
  const mine = page.getByTestId('campaign')
  await expect(mine).toHaveCount(1)
  await expect(mine).toContainText('Zöldvölgy')
  await mine.getByTestId('more').click()
  await mine.getByTestId('rename').click()
  await page.getByTestId('new-name').fill('Oakmoor')
  await page.getByTestId('rename-yes').click()
  await expect(mine).toContainText('Oakmoor')
  await mine.getByTestId('more').click()
  await mine.getByTestId('delete').click()
  await page.getByTestId('ask').getByRole('button').first().click() // asked first, and not meant
  await expect(mine).toHaveCount(1)
  await mine.getByTestId('more').click()
  await mine.getByTestId('delete').click()
  await page.getByTestId('ask-yes').click()
  await expect(mine).toHaveCount(0)
  await page.goto(`/table/${id}`) // the old address says so, and takes it back
  await expect(page.getByTestId('deleted')).toContainText('Oakmoor')
  await page.goto('/')
  await page.locator('details.gone summary').click()
  await page.getByTestId('restore').click()
  await expect(mine).toContainText('Oakmoor')
  await mine.getByTestId('continue').click()
  await expect(page.locator('[data-ready="true"]')).toBeAttached()
  expect(faults).toEqual([])
})

test('a kingdom goes along as a file; what is no kingdom is refused in words', { tag: '@desktop' }, async ({ page }, info) => {
  const id = await bring(page, (await prepared('round:3'))[0]!, 'Larkmere')
  const before = await look(page, id)
  await page.goto('/')
  const mine = page.getByTestId('campaign')
  await expect(mine).toHaveCount(1)
  await mine.getByTestId('more').click()
  const [download] = await Promise.all([page.waitForEvent('download'), mine.getByTestId('export').click()])
  expect(download.suggestedFilename()).toBe('Larkmere.json')
  const file = info.outputPath('kingdom.json')
  await download.saveAs(file)
  await page.getByTestId('import-file').setInputFiles(file)
  await page.waitForURL(/\/table\//)
  await expect(page.locator('[data-ready="true"]')).toBeAttached()
  const again = await look(page, page.url().split('/').at(-1)!)
  expect(again.id).not.toBe(id)
  expect([again.name, again.view]).toEqual(['Larkmere', before.view])
  await page.goto('/')
  for (const [text, said] of [
    ['not a kingdom', 'not a campaign file'],
    [readFileSync(file, 'utf8').replace('Larkmere', 'Larkmore'), 'has been changed'],
    [readFileSync(file, 'utf8').replace('"kingdom-legacy"', '"the-builders"'), 'another game'],
    [readFileSync(file, 'utf8').replace(/"rules": \d+/, '"rules": 1').replace(/, "sum": "\w+"/, ''), 'does not know'],
  ] as const) {
    await page.getByTestId('import-file').setInputFiles({ name: 'some.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await expect(page.getByTestId('notice').or(page.getByRole('alert')).first()).toContainText(said)
  }
  await expect(mine).toHaveCount(2)
})

test('starting again: from the list before card 23, by its choice on card 23, not after it (L26)', { tag: '@desktop' }, async ({ page }) => {
  const [early, choice, late] = await prepared('round:3', 'ask:restart', 'over')
  const id = await bring(page, early!, 'Early')
  await bring(page, late!, 'Late')
  await page.goto('/')
  const line = (name: string) => page.getByTestId('campaign').filter({ hasText: name })
  await expect(line('Late')).toContainText('glory')
  await line('Late').getByTestId('more').click()
  await expect(line('Late').getByTestId('delete')).toBeVisible()
  await expect(line('Late').getByTestId('restart')).toHaveCount(0)
  await line('Early').getByTestId('more').click()
  await line('Early').getByTestId('restart').click()
  await page.getByTestId('ask-yes').click()
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id))
  await expect(page.locator('[data-ready="true"]')).toBeAttached()
  const fresh = await look(page, page.url().split('/').at(-1)!)
  expect([fresh.name, fresh.view.round, fresh.version]).toEqual(['Early', 1, 2])
  await page.goto('/')
  await expect(page.locator('details.gone')).toBeVisible() // the old one is kept for a week

  const scroll = await open(page, choice!)
  await press(page, { do: 'option', word: 'restart' })
  expect((await look(page, scroll)).view.round).toBe(1)
})

test('a campaign that is over is looked at again, decision by decision', async ({ page }, info) => {
  const faults = watch(page)
  const id = await bring(page, (await prepared('end'))[0]!)
  const { events } = (await (await page.request.get(`/api/matches/${id}`)).json()) as { events: { step: number; event: string; round: number }[] }
  const after = (kind: string, round?: number) => events.find((one) => one.event === kind && (round === undefined || one.round === round))!.step + 1
  await page.goto(`/replay/${id}`)
  await expect(page.getByTestId('legacy')).toBeVisible()
  // By turns and by rounds; the glory of the rounds before stands beside.
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(new RegExp(`n=${after('turn-ended')}$`))
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(new RegExp(`n=${after('round-started', 2)}$`))
  await page.getByRole('button', { name: 'Next round' }).click()
  await expect(page).toHaveURL(new RegExp(`n=${after('round-started', 3)}$`))
  await expect(page.getByTestId('glory').locator('rect')).toHaveCount(3)
  await page.getByRole('button', { name: 'Previous round' }).click()
  await expect(page.getByTestId('glory').locator('rect')).toHaveCount(2)

  // The coach stands below the score: it can be reached.
  if (info.project.name === 'phone') await page.getByTestId('tab-log').click()
  await page.getByTestId('coach-ask').scrollIntoViewIfNeeded()
  await expect(page.getByTestId('coach-ask')).toBeInViewport({ ratio: 0.98 }) // a fraction of a pixel may lie beside it
  await page.getByTestId('log').scrollIntoViewIfNeeded()
  await expect(page.getByTestId('log')).toBeInViewport({ ratio: 0.9 })

  await page.goto(`/replay/${id}?n=40`)
  await expect(page.getByTestId('legacy')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/n=41/)
  await page.keyboard.press('End')
  await expect(page.getByTestId('legacy')).toBeVisible()
  expect(faults).toEqual([])
})

test('the rules are a whole page in three languages, and tell of a card only once it is discovered', { tag: '@desktop' }, async ({ page }) => {
  await withoutHelp(page)
  await me(page)
  await page.goto('/rules/kingdom-legacy')
  await expect(page.getByTestId('rule-L60')).toBeVisible()
  await expect(page.getByTestId('ruling')).toHaveCount(0)
  const cards = await cardWords()
  for (const language of ['en', 'hu', 'pl']) {
    const told = await page.request.put('/api/me', { headers: { 'X-Fiefdom': '1' }, data: { language } })
    expect(told.ok(), await told.text()).toBe(true)
    await page.goto('/rules/kingdom-legacy')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('ol li.panel')).toHaveCount(60)
    const text = await page.locator('main, body').first().innerText()
    expect(secretsIn(text, cards[language]!.map((said) => said.filter((one) => !one.includes(' '))), new Set(Array(11).keys()))).toEqual([])
  }
  await bring(page, (await prepared('over'))[0]!)
  await page.goto('/rules/kingdom-legacy')
  await expect(page.getByTestId('ruling').first()).toBeVisible()
})
