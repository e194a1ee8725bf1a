import { expect, test, type Page } from '@playwright/test'
import { click, dismissGuide, look, play, watch } from './player'

test.use({ reducedMotion: 'reduce' })

test('the coach goes through a finished game and shows what was better on the table', async ({ page, isMobile }) => {
  const faults = watch(page)
  await page.goto('/')
  const card = page.getByTestId('game-the-builders')
  await card.getByText('Options').click()
  await card.getByTestId('option-goal').fill('1')
  await card.getByTestId('seat-1').selectOption('easy')
  await card.getByTestId('play-the-builders').click()
  await page.waitForURL(/\/table\//)
  const press = isMobile ? async (p: Page, id: string) => p.getByTestId(id).tap() : click
  // Two turns are given away: there is something that the coach must find.
  for (let wasted = 0; wasted < 2; wasted++) {
    const { version } = await play(page, press, () => true)
    await dismissGuide(page)
    await press(page, 'end-turn')
    await expect(async () => {
      if (await page.getByTestId('ask-yes').isVisible()) await press(page, 'ask-yes')
      expect((await look(page)).version).toBeGreaterThan(version)
    }).toPass({ timeout: 20_000 })
  }
  const table = await play(page, press)
  await page.goto(`/replay/${table.id}`)
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
