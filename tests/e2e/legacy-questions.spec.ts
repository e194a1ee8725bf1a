// Every kind of question that Kingdom Legacy asks, answered through the page; the positions are in legacy_questions.txt.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { me, withoutHelp } from './kingdom'
import { control, press, type Action, type Prepared, type Table } from './legacy'
import { watch } from './player'

const FURTHER = 11 // its server's port beyond that of the others
const python = join(import.meta.dirname, '../../.venv/bin/python')
const file = join(import.meta.dirname, 'laid_legacy.py')
test.use({
  trace: 'off',
  contextOptions: { reducedMotion: 'reduce' },
  baseURL: async ({}, use) => {
    const port = Number(process.env.FIEFDOM_E2E_PORT ?? 8765) + FURTHER
    const limits = { FIEFDOM_LIMIT_POSTS: '1000/10', FIEFDOM_LIMIT_REQUESTS: '10000/10', FIEFDOM_LIMIT_TABLES: '1000/10', FIEFDOM_LIMIT_WORK: '100000/10', FIEFDOM_LIMIT_ADDRESS_WORK: '100000/10' }
    const ours = { FIEFDOM_E2E_PORT: '', FIEFDOM_E2E_DATA: '' } // no settings of the server's
    const data = mkdtempSync(join(tmpdir(), 'fiefdom-laid-'))
    const server = spawn(python, [file, 'serve', '--port', String(port), '--data', data], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...limits, ...ours } })
    try {
      const url = `http://127.0.0.1:${port}`
      await expect.poll(() => fetch(`${url}/healthz`).then((answer) => answer.ok, () => false), { timeout: 120_000 }).toBe(true)
      await use(url)
    } finally {
      server.kill('SIGTERM')
    }
  },
})

/** Decisions that are made by one control of several steps. */
const JOINED: Record<string, string> = { amount: 'amount-yes', name: 'name-list' }

// On a phone kingdom-legacy.spec.ts has some of them.
test('every kind of question is asked in words, offers every answer where the things are, and takes one', { tag: '@desktop' }, async ({ page }) => {
  const faults = watch(page)
  const positions = JSON.parse(execFileSync(python, [file, 'questions'], { encoding: 'utf8' })) as (Prepared & { ask: string })[]
  await withoutHelp(page)
  await me(page)
  await page.goto('/')
  for (const position of positions) {
    await test.step(position.ask, async () => {
      const answer = await page.request.post('/api/matches/import', { headers: { 'X-Fiefdom': '1' }, data: { ...position.record, name: 'Greenvale' } })
      expect(answer.status(), await answer.text()).toBe(201)
      const before = (await answer.json()) as Table
      await page.evaluate((path) => {
        history.pushState({}, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `/table/${before.id}`)
      await expect(page.locator(`[data-table="${before.id}"][data-ready="true"]`)).toBeAttached()
      expect(before.view.asked!.ask).toBe(position.ask)
      await expect(page.getByTestId('expected')).toHaveText(/[?.]$/)
      expect(await page.locator('body').innerText()).not.toMatch(/\bkingdom-legacy-[a-z]/)
      const alike = (one: Action) => before.legal.filter((other) => other.do === one.do && other.card === one.card)
      const answers = before.legal.map((one) => ({ ...one, nth: alike(one).indexOf(one) }))
      const shown = () => page.locator('[data-testid]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.testid))
      const missing = async () => {
        const ids = new Set(await shown())
        return answers.map((one) => JOINED[one.do] ?? control(one)).filter((one) => !ids.has(one))
      }
      await expect.poll(missing).toEqual([]) // some controls come when they are wanted
      if (position.ask === 'name') await expect(page.getByTestId('name-list')).not.toHaveValue('') // what would be written is seen
      await press(page, answers.find((one) => one.do !== 'done')!)
    })
  }
  expect(positions.length).toBeGreaterThan(50)
  expect(faults).toEqual([])
})
