// Equipment (L34), tabs (L35) and what an expansion brings (L37), on positions of the Amber Coast.
import { expect, test, type Page } from '@playwright/test'
import { bring, look, open, prepared, press, type Action, type Prepared } from './legacy'
import { watch } from './player'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

let held: Prepared
let tabbed: Prepared
let choice: Prepared
let worn: Prepared
test.beforeAll(async () => {
  ;[held, tabbed, choice, worn] = await prepared('amber:held', 'amber:tab', 'over', 'amber:worn') as [Prepared, Prepared, Prepared, Prepared]
})

const undone = async (page: Page, card: number) => {
  await page.getByTestId('undo').click()
  await expect(page.getByTestId(`worn-${card}`)).toHaveCount(0)
}

test('L34: equipment is given by dragging, by a tap and by key, and lies under its wielder', async ({ page }, { project }) => {
  const faults = watch(page)
  const id = await open(page, held)
  const equips = (await look(page, id)).legal.filter((action: Action) => action.do === 'equip')
  const card = equips[0]!.card!
  const wielders = equips.filter((action) => action.card === card).map((action) => action.by!)
  expect(wielders.length).toBeGreaterThan(1)
  const line = page.getByTestId(`card-${card}-equip`)
  const worn = page.getByTestId(`worn-${card}`)
  // A tap on its line, then on one of the cards that glow.
  await line.click()
  await expect(page.getByTestId(/^wield-\d+$/)).toHaveCount(wielders.length)
  await page.getByTestId('wield-no').click()
  await expect(page.getByTestId(/^wield-\d+$/)).toHaveCount(0)
  await line.click()
  await page.getByTestId(`wield-${wielders[1]}`).click()
  await expect(worn).toBeVisible()
  await expect(page.locator('.pile', { has: worn }).getByTestId(`in-play-${wielders[1]}`)).toBeVisible()
  expect((await look(page, id)).view.worn).toEqual([{ card, by: wielders[1] }])
  await undone(page, card)
  // By key: the first wielder has the focus.
  await line.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId(`wield-${wielders[0]}`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(worn).toBeVisible()
  if (project.name !== 'phone') {
    await undone(page, card)
    await page.getByTestId(`in-play-${card}`).locator('.picture').first().dragTo(page.getByTestId(`in-play-${wielders[0]}`))
    await expect(worn).toBeVisible()
  }
  expect(faults).toEqual([])
})

test('L34: a card shown large has its equipment beside it, and equipment its wielder', async ({ page }) => {
  const id = await open(page, worn)
  const { card, by } = (await look(page, id)).view.worn[0]!
  const begin = page.getByTestId('begin-round')
  await expect(begin.or(page.getByTestId(`open-${by}`))).toBeVisible()
  if (await begin.count()) await begin.click()
  await page.getByTestId(`open-${by}`).click()
  const large = page.getByTestId('large')
  await large.getByTestId('wields').getByTestId(`open-${card}`).click()
  await expect(large.locator('header')).not.toContainText((await page.getByTestId(`open-${by}`).locator('.name').textContent())!)
  await large.getByTestId(`under-${by}`).click()
  await expect(large.getByTestId('wields')).toBeVisible()
})

test('L35: a tab sticks out of the deck where its card lies; L36: the new resource has its chip', async ({ page }, { project }) => {
  const id = await open(page, tabbed)
  const { view } = await look(page, id)
  const begin = page.getByTestId('begin-round') // a new round: its calm screen comes first
  await expect(begin.or(page.getByTestId('tabs'))).toBeVisible()
  if (await begin.count()) await begin.click()
  if (project.name === 'phone') await page.getByTestId('tab-piles').click()
  for (const { card, at } of view.deck.tabs) await expect(page.getByTestId(`tab-${card}`)).toHaveAttribute('data-at', String(at))
  expect(view.deck.tabs.length).toBeGreaterThan(0)
  await page.getByTestId(`tab-${view.deck.tabs[0]!.card}`).click()
  await expect(page.getByTestId('large')).toBeVisible()
  await page.keyboard.press('Escape')
  if (project.name !== 'phone') await expect(page.getByTestId('resources').locator('[data-resource="amber"]')).toContainText('amber')
})

test('the boxes of the Amber Cabinet say what each of them costs', { tag: '@desktop' }, async ({ page }) => {
  await open(page, tabbed)
  const begin = page.getByTestId('begin-round')
  await expect(begin.or(page.getByTestId('open-150'))).toBeVisible()
  if (await begin.count()) await begin.click()
  await page.getByTestId('open-150').click()
  const box = page.getByTestId('large').getByRole('img', { name: 'box 2, 1 wood, 1 amber, 2 glory' }).first()
  await expect(box.locator('small > span')).toHaveText(['1', '1']) // each with its chip: not a sum of unlike things
})

test('L37: of two effects that are for once a turn, the one that was used is used up', { tag: '@desktop' }, async ({ page }) => {
  const id = await open(page, (await prepared('amber:fair'))[0]!)
  await press(page, { do: 'use', card: 140, effect: 0 })
  const line = (effect: number) => page.getByTestId(`card-140-effect-${effect}`)
  await expect(page.locator('[data-card="140"] .line.used')).toHaveCount(1)
  await expect(line(0)).toHaveClass(/used/)
  await expect(line(1)).not.toHaveClass(/used/)
  const { legal } = await look(page, id)
  expect(legal.some((action) => action.do === 'use' && action.card === 140 && action.effect === 0)).toBe(false)
  await page.getByTestId('undo').click()
  await expect(line(0)).not.toHaveClass(/used/)
})

test('L37: an expansion is chosen by what it brings', { tag: '@desktop' }, async ({ page }) => {
  const id = await bring(page, choice)
  await page.goto(`/table/${id}`)
  await expect(page.getByTestId('expand-140')).toContainText('14 cards to discover')
  await expect(page.getByTestId('expand-137')).toContainText('4 rounds')
  await expect(page.getByTestId('track').locator('li')).toHaveCount(11)
})

test('L37: a campaign whose expansion is not here says so, by its name, where it is opened and in the list', async ({ page }) => {
  const id = await bring(page, choice, 'Larkmere')
  // What the server answers without the folder (tests/server/test_host_expansions.py).
  const error = { code: 'other-rules', message: '', reason: 'error-other-box', facts: { detail: '', name: 'hop-garden' } }
  await page.route(new RegExp(`/api/matches/${id}(/chronicle)?$`), (route) => route.fulfill({ status: 409, json: { error } }))
  await page.goto(`/table/${id}`)
  await expect(page.getByRole('alert')).toContainText('“hop-garden”')
  await expect(page.getByRole('alert')).toContainText('Nothing is lost')
  await page.goto('/')
  await expect(page.getByTestId('campaign').filter({ hasText: 'Larkmere' }).getByTestId('waiting')).toBeVisible()
})
