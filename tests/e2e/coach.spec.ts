import { expect, test } from '@playwright/test'
import { me, prepare } from './kingdom'
import { watch } from './player'

test.use({ reducedMotion: 'reduce' })

// On a desktop only: the coach thinks for long, and nothing of the layout is looked at.
test('the coach goes through a finished game and shows what was better on the table', { tag: '@desktop' }, async ({ page }) => {
  const faults = watch(page)
  await page.goto('/')
  const [id] = await prepare([await me(page)], 'builders') // a short game: the coach thinks as long as hard does
  await page.goto(`/replay/${id}`)
  const coach = page.getByTestId('coach')
  await coach.getByTestId('coach-ask').click()
  await expect(coach).toHaveAttribute('data-status', 'done', { timeout: 180_000 })
  await expect(coach.getByTestId('coach-chart')).toBeVisible()
  const moments = coach.getByTestId('coach-moment')
  expect(await moments.count()).toBeGreaterThan(0)
  expect(await moments.count()).toBeLessThanOrEqual(3)
  await expect(moments.first().locator('p')).toHaveText([/\S+ \S+/, /\S+ \S+/, /\S/]) // played, better, and why
  await moments.first().getByTestId('coach-show-better').click()
  await expect(page.getByTestId('coach-shown')).toBeVisible()
  await moments.first().getByTestId('coach-show-played').click()
  await expect(page.getByTestId('coach-shown')).toBeHidden()
  await page.reload() // it is kept with the match
  await expect(coach).toHaveAttribute('data-status', 'done')
  expect(faults).toEqual([])
})
