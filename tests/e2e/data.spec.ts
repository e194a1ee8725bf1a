// My data: everything as a file, a code that brings one back on another device, and going for good.
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'

test('my data as a file, back by the code, and gone', { tag: '@desktop' }, async ({ page, browser }) => {
  await page.goto('/data')
  await expect(page.getByTestId('kept')).toBeVisible()
  const me = (await (await page.request.get('/api/me')).json()) as { id: string }

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('export').click()])
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { guest: { id: string } }
  expect(data.guest.id).toBe(me.id)

  await page.getByTestId('make-code').click()
  const code = await page.getByTestId('my-code').textContent()
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/data')
  await other.getByTestId('code').fill(code ?? '')
  await other.getByTestId('send-code').click()
  await other.waitForURL((url) => url.pathname === '/')
  expect(((await (await other.request.get('/api/me')).json()) as { id: string }).id).toBe(me.id)
  await elsewhere.close()

  await page.getByTestId('delete-me').click()
  await page.getByTestId('ask-yes').click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(((await (await page.request.get('/api/me')).json()) as { id: string }).id).not.toBe(me.id)
})
