import { expect, test, type Page } from '@playwright/test'
import { axeFaults } from './axe'
import { click, dismissGuide, finish, play, sitDown, watch } from './player'

test.use({ reducedMotion: 'reduce' })

const LANGUAGES = ['en', 'hu', 'pl'] as const
const RULES = '/rules/the-builders'

/** Nothing sticks out of the page, and no text out of its button or heading. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (wide > 0) faults.push(`the page is ${wide} px too wide`)
    for (const element of document.querySelectorAll<HTMLElement>('button, h1, h2, h3, th, td, label, summary, legend')) {
      const style = getComputedStyle(element)
      if (!element.offsetParent || style.overflowX === 'auto' || style.overflowX === 'scroll') continue
      if (element.scrollWidth > element.clientWidth + 2 && element.clientWidth > 0 && style.overflow !== 'hidden')
        faults.push(`${element.tagName} "${element.textContent?.trim().slice(0, 40)}" is cut off`)
    }
    return faults
  })
}

/** A key of the locale files that stands where a message should. */
async function untranslated(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText)
  return text.match(/\b(page|rule|error|the-builders|help|undo)-[a-z][\w-]+/g) ?? []
}

test('whatever comes late, no key is shown instead of words', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = ((window as unknown as { keys: string[] }).keys = [])
    const look = () => {
      seen.push(...((document.body?.innerText.match(/\b(page|error|kingdom-builder|kingdom-legacy|the-builders)-[a-z][\w-]+/g) ?? []) as never[]))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  let place = 0
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150 * (++place % 5)))
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByTestId('kingdom-name')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { keys: string[] }).keys)).toEqual([])
})

test('letters twice as large break no word of a heading on a phone', { tag: '@phone' }, async ({ browser }) => {
  const context = await browser.newContext({ locale: 'hu', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/history')
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Eredményeim')
  const lines = await heading.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  await context.close()
})

test('a page that gets no words tries again by itself', { tag: '@desktop' }, async ({ page }) => {
  let lost = true
  await page.route(/\/assets\/page-[\w-]+\.js/, (route) => (lost ? route.abort() : route.continue()))
  await page.goto('/')
  await expect(page.locator('.no-words')).toBeVisible()
  lost = false
  await expect(page.getByTestId('play')).toBeVisible()
})

for (const language of LANGUAGES) {
  test(`no missing or overflowing text: ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ ...test.info().project.use, locale: language, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const faults = watch(page)
    await page.goto('/')
    await page.getByTestId('play').waitFor()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const check = async (where: string) => {
      expect(await overflowing(page), where).toEqual([])
      expect(await untranslated(page), where).toEqual([])
    }
    await page.getByTestId('kingdom-name').waitFor() // every game's own part has come
    await check('home')
    await page.getByTestId('settings').click()
    await check('settings')
    await page.goto(RULES)
    await page.getByTestId('rule-B19').waitFor()
    await check('rules')
    await page.goto('/about')
    await check('about')
    await sitDown(page, 3)
    await play(page, click, (table) => table.view!.players[table.seat!].sites.length > 0)
    await dismissGuide(page)
    await check('table')
    expect(faults).toEqual([])
    await context.close()
  })
}

test('axe finds nothing serious, by day and by night', async ({ page, isMobile }) => {
  const check = async (where: string) => {
    for (const night of isMobile ? [false] : [false, true]) expect(await axeFaults(page, { night }), where).toEqual([]) // a phone has the same colours
  }
  await page.goto('/')
  await page.getByTestId('play').waitFor()
  await check('home')
  await page.getByTestId('settings').click()
  await check('settings')
  await page.goto(RULES)
  await page.getByTestId('rule-B1').waitFor()
  await check('rules')
  await page.goto('/about')
  await check('about')
  await sitDown(page, 1)
  await play(page, click, () => true)
  await check('table')
  await finish(page)
  await page.getByTestId('result').waitFor()
  await check('result')
  await page.goto(page.url().replace('/table/', '/replay/'))
  await page.getByTestId('replay-bar').waitFor()
  await check('replay')
})

test('a lost connection shows itself and heals', { tag: '@desktop' }, async ({ page, context }) => {
  await sitDown(page, 17)
  await page.getByTestId('turn-bar').waitFor()
  await context.setOffline(true)
  await expect(page.getByTestId('connection-lost')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByTestId('connection-lost')).toBeHidden({ timeout: 20_000 })
})

test('rules can be searched; an unknown table and an unknown address say so', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(RULES)
  await page.getByTestId('rules-search').fill('machine')
  await expect(page.getByTestId('rule-B15')).toBeVisible()
  await expect(page.getByTestId('rule-B3')).toBeHidden()
  await page.goto('/table/nosuchid')
  await expect(page.locator('body')).toContainText('There is no such table.')
  await page.goto('/no/such/page')
  await expect(page.locator('body')).toContainText('There is nothing at this address.')
})
