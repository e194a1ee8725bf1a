// A whole campaign of Kingdom Legacy through the page's own controls, as the greedy bot would play it.
import { expect, test } from '@playwright/test'
import { cardWords, look, open, prepared, press } from './legacy'
import { listen, Secrets } from './legacy-secrets'
import { watch } from './player'

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

test('a campaign and the Amber Coast, decision by decision; nothing of a card arrives before it is discovered', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(900_000) // some seven hundred decisions; a minute or two on a machine that has nothing else to do
  const faults = watch(page)
  const received = await listen(page)
  const [campaign] = await prepared('seed:2')
  const id = await open(page, campaign!)
  const secrets = new Secrets((await cardWords()).en!)
  const { then } = campaign!
  for (let n = 0; n < then.length; n += 30) {
    await press(page, ...then.slice(n, n + 30))
    secrets.hear(await received()) // in the order in which it came, with what was known then
  }
  expect(secrets.told).toEqual([])
  expect(secrets.heard).toBeGreaterThan(1000) // it listens indeed
  const { view } = await look(page, id)
  expect(view.scores).toHaveLength(2)
  expect(campaign!.then.filter((action) => action.do === 'equip').length).toBeGreaterThan(0)
  await expect(page.getByTestId('end')).toBeVisible()
  expect(faults).toEqual([])
})
