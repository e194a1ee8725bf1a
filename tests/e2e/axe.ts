import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong; by night the colours alone are looked at, for nothing else changes. Without the page of its own
 * that axe opens for pages with frames, of which we have none, and without a list of all that is right: a third of the work.
 */
export async function axeFaults(page: Page, { night = false, minor = false } = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: night ? 'dark' : 'light' })
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (night ? axe.withRules('color-contrast') : axe).analyze()
  return violations
    .filter(({ impact }) => minor || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${night ? 'by night' : 'by day'}: ${id}: ${target.join(' ')}: ${html}`))
}
