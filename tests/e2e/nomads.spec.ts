import { expect, type Page, test } from '@playwright/test'
import { faultsOfWords, me, prepare, pressHex, see, sitDownAt, turnTo, withoutHelp } from './kingdom'
import { watch } from './player'

test.use({ reducedMotion: 'reduce' })

const LOCATIONS = ['quarry', 'caravan', 'village', 'garden']
const TILES = ['donation_grass', 'donation_canyon', 'donation_desert', 'donation_flower_field', 'donation_forest', 'donation_water', 'donation_mountain', 'resettlement', 'nomad_outpost', 'sword']
// Of those that are used alike a finger tries one.
const TOUCHED = ['quarry', 'caravan', 'donation_water', 'resettlement', 'sword']

/** A space next to a treasure. */
async function treasureHex(page: Page, id: string): Promise<number> {
  const { actions } = await (await page.request.get(`/api/matches/${id}/what-if`)).json()
  return actions.find((one: { changes: Record<string, number> }) => one.changes.treasure).action.hex
}

test('each location and each nomad tile is used through the page', async ({ page, isMobile }) => {
  const faults = watch(page)
  await withoutHelp(page)
  const all = isMobile ? TOUCHED : [...LOCATIONS, ...TILES]
  const tables = await prepare([await me(page)], ...all)
  await page.goto(`/table/${tables[0]}`)
  for (const [n, tile] of all.entries()) {
    if (n) await turnTo(page, tables[n])
    const button = page.locator(`[data-location=${tile}][data-can=true]`).first()
    await expect(button, tile).toHaveAttribute('data-can', 'true')
    const match = async () => (await page.request.get(`/api/matches/${tables[n]}`)).json()
    const before = (await match()).version
    const supply = async () => (await match()).view.players[0].supply
    const had = await supply()
    await button.click()
    await expect(button, tile).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[data-legal]').first(), tile).toBeAttached()
    await expect(async () => {
      const now = await see(page)
      if (now.chosen && now.legal.length) await pressHex(page, now.legal[Math.floor(now.legal.length / 2)], isMobile)
      expect((await match()).version, tile).toBeGreaterThan(before + 1)
    }).toPass({ intervals: [150, 200, 300], timeout: 30_000 })
    if (tile.startsWith('donation_')) {
      await expect(async () => {
        const now = await see(page)
        if (now.legal.length && (await match()).view.doing) await pressHex(page, now.legal[0], isMobile)
        expect((await match()).view.doing, 'a donation is finished').toBeNull()
      }).toPass({ intervals: [150, 200, 300], timeout: 30_000 })
      expect(had - (await supply()), tile).toBe(3)
    }
    const view = (await match()).view
    if (tile === 'quarry') await expect(page.locator('[data-kind=wall]').first()).toBeAttached()
    if (tile === 'resettlement') {
      await expect(async () => expect((await match()).view.expect).toBe('resettle')).toPass({ timeout: 30_000 }) // a step is taken
      await page.getByTestId('stop').click()
      await expect(async () => expect((await match()).view.doing).toBeNull()).toPass({ timeout: 30_000 })
    }
    if (tile === 'sword') expect(view.players[1].supply).toBeGreaterThan(0)
    if (TILES.includes(tile)) expect(await faultsOfWords(page), tile).toEqual([])
  }
  expect(faults).toEqual([])
})

test('a treasure is paid at once, and stands apart from what the end would pay', async ({ page, isMobile }) => {
  await withoutHelp(page)
  const [id] = await prepare([await me(page)], 'treasure')
  await page.goto(`/table/${id}`)
  await page.locator('.turnbar.mine').waitFor()
  const tiles = await page.locator('[data-nomad]').count()
  await pressHex(page, await treasureHex(page, id), isMobile)
  await expect(page.locator('[data-nomad]')).toHaveCount(tiles - 1)
  await expect(page.getByTestId('paid-0')).toContainText(/[3-9]/)
  await expect(page.getByTestId('source-treasure')).toBeAttached()
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the coins of a treasure fly to who took it', async ({ page, isMobile }) => {
    await withoutHelp(page, 'brisk')
    const [id] = await prepare([await me(page)], 'treasure')
    await page.goto(`/table/${id}`)
    await page.locator('.turnbar.mine').waitFor()
    await page.evaluate(() => {
      const flown: number[] = [] // how many coins were in the air at once
      Object.assign(window, { flown })
      new MutationObserver(() => flown.push(document.querySelectorAll('.flying-coin').length)).observe(document.body, { childList: true, subtree: true })
    })
    await pressHex(page, await treasureHex(page, id), isMobile)
    await expect(page.getByTestId('paid-0')).toContainText(/[3-9]/)
    await expect.poll(() => page.evaluate(() => Math.max(0, ...(window as unknown as { flown: number[] }).flown))).toBeGreaterThanOrEqual(3)
    await expect(page.locator('.flying-coin')).toHaveCount(0)
  })
})

test('set up with Nomads and a capitol: five may play', { tag: '@desktop' }, async ({ page }) => {
  // I begin: a bot that did could have taken a tile before anybody looks.
  const id = await sitDownAt(page, { first: 0, expansions: ['nomads'], quadrants: ['quarry', 'harbor', 'garden', 'oracle'], capitol: true, nomad_swords: false }, [{ who: 'me' }, ...Array.from({ length: 4 }, () => ({ who: 'bot', level: 'easy' }))])
  const view = (await (await page.request.get(`/api/matches/${id}`)).json()).view
  expect(view.spaces.capitol).toHaveLength(2)
  await expect(page.locator('[data-nomad]')).toHaveCount(4)
  expect(await page.locator('.special.nomad').count()).toBe(4)
})
