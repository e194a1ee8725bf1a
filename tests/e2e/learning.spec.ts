// A first game teaches by doing: in three languages, with a mouse and with a finger. And the rules beside the table.
import { expect, test, type Page } from '@playwright/test'
import { me, pressHex, press, see, withoutHelp } from './kingdom'
import { look, watch } from './player'

test.use({ reducedMotion: 'reduce' })

const topic = (page: Page) => page.getByTestId('lesson').getAttribute('data-guide')
const KINGDOM = 'kingdom-builder-page-lesson-'
const BUILDERS = 'the-builders-page-lesson-'

/** Reads on while there is nothing to do. */
async function readOn(page: Page): Promise<string> {
  const next = page.getByTestId('lesson-next')
  while (await next.isVisible()) {
    expect(await faults(page)).toEqual([])
    await next.click()
  }
  return (await page.getByTestId('lesson').isVisible()) ? ((await topic(page)) ?? '') : ''
}

async function open(page: Page, game: string): Promise<void> {
  await me(page)
  await page.goto('/')
  await page.getByTestId(`first-game-${game}`).click()
  await page.waitForURL(/\/table\//)
  await page.getByTestId('lesson').waitFor()
}

/** Nothing of the lesson lies beside the window, and no key stands where words should. */
async function faults(page: Page): Promise<string[]> {
  return page.getByTestId('lesson').evaluate((note) => {
    const box = note.getBoundingClientRect()
    const keys = note.innerText.match(/\b[a-z]+-[a-z]+-(page|lesson)-[\w-]+/g) ?? []
    const inside = box.left >= 0 && box.right <= document.documentElement.clientWidth && box.bottom <= innerHeight + 1
    return [...keys, ...(inside ? [] : [`it lies at ${box.left}–${box.right}, ${box.bottom}`])]
  })
}

for (const language of ['en', 'hu', 'pl']) {
  test(`the first game of Kingdom Builder: ${language}`, async ({ browser, isMobile }) => {
    const context = await browser.newContext({ ...test.info().project.use, locale: language, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const wrong = watch(page)
    await open(page, 'kingdom-builder')
    expect(await topic(page)).toBe(`${KINGDOM}goals`)
    expect(await readOn(page), 'a good first placement is shown').toBe(`${KINGDOM}start`)
    expect(await faults(page)).toEqual([])
    if (language !== 'en' && !isMobile) {
      expect(wrong).toEqual([])
      return context.close() // how it goes on depends on no language but on a phone, where words are short of room
    }
    await expect(page.locator('.flash.steady').first()).toBeInViewport()
    const { view } = (await look(page)) as unknown as { view: { locations: { hex: number }[] } }
    expect(view.locations.length).toBe(8)
    await pressHex(page, 238, isMobile)
    await expect(page.getByTestId('lesson')).toHaveAttribute('data-guide', `${KINGDOM}beside`)
    for (const hex of [218, 219]) {
      await expect(page.locator(`[data-legal="${hex}"]`)).toBeAttached()
      await pressHex(page, hex, isMobile)
    }
    await expect(page.getByTestId('lesson')).toHaveAttribute('data-guide', `${KINGDOM}tile`)
    await page.reload() // left, and taken up again
    await expect(page.getByTestId('lesson')).toHaveAttribute('data-guide', `${KINGDOM}tile`)
    expect(await readOn(page)).toBe(`${KINGDOM}end`)
    await press(page, 'end-turn')
    await expect(page.getByTestId('lesson')).toHaveAttribute('data-guide', `${KINGDOM}elsewhere`, { timeout: 20_000 })
    expect(await readOn(page)).toBe(`${KINGDOM}use`)
    await page.locator('.tile[data-can=true]').click()
    await expect(async () => expect((await see(page)).chosen).toBe(true)).toPass()
    await expect(page.locator('[data-legal]').first()).toBeAttached()
    await pressHex(page, (await see(page)).legal[0], isMobile)
    await expect(page.getByTestId('lesson')).toHaveAttribute('data-guide', `${KINGDOM}numbers`)
    await readOn(page)
    await expect(page.getByTestId('lesson')).toBeHidden()
    expect(wrong).toEqual([])
    await context.close()
  })

  test(`the first game of The Builders: ${language}`, async ({ browser, isMobile }) => {
    const context = await browser.newContext({ ...test.info().project.use, locale: language, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const wrong = watch(page)
    await open(page, 'the-builders')
    expect(await readOn(page)).toBe(`${BUILDERS}open`)
    expect(await faults(page)).toEqual([])
    if (language !== 'en' && !isMobile) {
      expect(wrong).toEqual([])
      return context.close()
    }
    const at = (key: string) => expect(page.getByTestId('lesson')).toHaveAttribute('data-guide', BUILDERS + key, { timeout: 20_000 })
    await page.locator('.taught').click() // what the lesson marks is what it means
    await at('hire')
    await page.locator('.taught').click()
    await at('send')
    const marked = page.locator('.taught')
    await expect(marked).toHaveCount(2) // who is sent, and where
    for (const one of await marked.all()) await expect(one).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      const [workers, bar] = [(await page.getByTestId('free-workers').boundingBox())!, (await page.getByTestId('turn-bar').boundingBox())!]
      expect(workers.y + workers.height, 'what the lesson speaks of is free').toBeLessThanOrEqual(bar.y + 1)
    }).toPass()
    const send = async () => {
      const { view, seat } = await look(page)
      await page.getByTestId(`my-worker-${view!.players[seat!].free[0]}`).click()
      await page.getByTestId(`site-${view!.players[seat!].sites[0].card}`).click()
    }
    await send()
    await at('end')
    const down = () => page.evaluate(() => scrollY)
    const before = await down()
    await expect(page.getByTestId('end-turn')).toHaveClass(/taught/)
    expect(await down(), 'the bar is in sight wherever one is').toBe(before)
    await page.getByTestId('end-turn').click()
    await at('complete')
    for (const one of await marked.all()) await expect(one).toBeInViewport({ ratio: 1 })
    await send()
    await at('built')
    await readOn(page)
    await expect(page.getByTestId('lesson')).toBeHidden()
    expect(wrong).toEqual([])
    await context.close()
  })
}

test('a lesson speaks of the tile that was taken, wherever one began', async ({ page, isMobile }) => {
  await open(page, 'kingdom-builder')
  await readOn(page)
  for (const hex of [146, 147, 148]) {
    await expect(page.locator(`[data-legal="${hex}"]`)).toBeAttached()
    await pressHex(page, hex, isMobile)
  }
  await expect(page.getByTestId('lesson')).toHaveAttribute('data-guide', `${KINGDOM}tile`)
  await expect(page.getByTestId('lesson')).toContainText('Tavern')
  await expect(page.getByTestId('lesson')).not.toContainText('farm')
})

test('the rules open beside the table, at the rule that was named, and search', async ({ page }) => {
  await withoutHelp(page)
  await open(page, 'kingdom-builder')
  const table = page.url()
  await page.getByTestId('rules-link').click()
  const rules = page.getByTestId('beside-rules')
  await expect(rules.getByTestId('rules-summary')).toBeVisible()
  await rules.getByTestId('rules-contents').getByRole('link').nth(2).click()
  await expect(rules.locator('.target')).toBeInViewport()
  await rules.getByTestId('rules-search').fill('paddock')
  await expect(rules.getByTestId('rule-K24')).toBeVisible()
  await expect(rules.getByTestId('rule-K9')).toBeHidden()
  expect(page.url()).toBe(table)
  await rules.getByTestId('beside-close').click()
  await expect(rules).toBeHidden()
  await expect(page.getByTestId('board')).toBeVisible()
})

test('the pictures of each summary are whole', async ({ page }) => {
  for (const game of ['kingdom-builder', 'the-builders', 'kingdom-legacy']) {
    await page.goto(`/rules/${game}`)
    const pictures = page.getByTestId('rules-summary').locator('.picture')
    await expect(pictures.locator('svg').first()).toBeVisible()
    const cut = await pictures.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth).filter((over) => over > 0))
    expect(cut, game).toEqual([])
  }
})
