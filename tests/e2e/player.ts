// Somebody who plays The Builders through the page: looks at the table over HTTP, acts by clicks or keys only.
import { expect, type Page } from '@playwright/test'
import { me, remember } from './kingdom'

export interface Price {
  possible: boolean
  helps: number[]
  completes: boolean
  worker: number
  site: number
}

export interface Table {
  id: string
  status: string
  version: number
  seat: number | null
  legal: { do: string; actions?: number; card?: number; worker?: number; site?: number }[]
  view: {
    actions: number
    building_row: number[]
    worker_row: number[]
    players: { free: number[]; sites: { card: number }[] }[]
    prices: { send: Price[] }
  } | null
}

export type Press = (page: Page, testid: string) => Promise<void>

export const click: Press = async (page, testid) => page.getByTestId(testid).click()

const DOUBLE = 400 // milliseconds within which a second tap is that of a double tap: a row ignores it, for the card there is new

/** A finger that never taps twice in the time of a double tap. */
export const tap: Press = async (page, testid) => {
  await page.waitForTimeout(DOUBLE)
  await page.getByTestId(testid).tap()
}

/** The keyboard alone. */
export const key: Press = async (page, testid) => {
  await page.getByTestId(testid).focus()
  await page.keyboard.press('Enter')
}

export async function look(page: Page): Promise<Table> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const answer = await page.request.get(`/api/matches/${id}`)
  expect(answer.ok()).toBe(true)
  return answer.json()
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)

/** The next sensible thing to press, one after the other. */
export function plan(table: Table, needs: Map<number, number>): string[] {
  const view = table.view!
  const me = view.players[table.seat!]
  const can = (what: string) => table.legal.filter((action) => action.do === what)
  const sends = view.prices.send.filter((price) => price.possible)
  const useful = sends.find((price) => price.completes) ?? sends.filter((price) => sum(price.helps)).sort((a, b) => sum(b.helps) - sum(a.helps))[0]
  if (useful) return [`my-worker-${useful.worker}`, `site-${useful.site}`]
  if (!me.sites.length && can('open').length) {
    const smallest = [...view.building_row].sort((a, b) => needs.get(a)! - needs.get(b)!)[0]
    return [`building-${smallest}`]
  }
  if (me.sites.length && me.free.length < 2 && can('hire').length) return [`worker-${view.worker_row[0]}`]
  const coins = Math.max(0, ...can('coins').map((action) => action.actions!))
  return coins ? [`take-${coins}`] : ['end-turn']
}

/** Plays to the end over HTTP: where the way there is not what is looked at. */
export async function finish(page: Page): Promise<void> {
  const needs = await needed(page)
  const number = (testid: string) => Number(testid.split('-').at(-1))
  for (;;) {
    const table = await look(page)
    if (table.status === 'finished') return
    const [first, second] = table.legal.length ? plan(table, needs) : []
    const wanted = table.legal.find((action) =>
      second ? action.do === 'send' && action.worker === number(first) && action.site === number(second)
      : first?.startsWith('building') ? action.do === 'open' && action.card === number(first)
      : first?.startsWith('worker') ? action.do === 'hire' && action.card === number(first)
      : first?.startsWith('take') && action.do === 'coins' && action.actions === number(first))
    const action = wanted ?? table.legal.findLast((one) => one.do === 'coins') ?? table.legal.find((one) => one.do === 'end')
    if (action) await page.request.post(`/api/matches/${table.id}/actions`, { headers: { 'X-Fiefdom': '1' }, data: { version: table.version, action } })
    else await page.waitForTimeout(50)
  }
}

/** What each building needs, in all. */
async function needed(page: Page): Promise<Map<number, number>> {
  const cards: { card: number; needs?: number[] }[] = await (await page.request.get('/api/games/the-builders/cards')).json()
  return new Map(cards.map((card) => [card.card, sum(card.needs ?? [])]))
}

/** Plays until the game is over, or until `enough` says so when it is my turn. */
export async function play(page: Page, press: Press, enough: (table: Table) => boolean = () => false): Promise<Table> {
  const needs = await needed(page)
  for (;;) {
    let table: Table
    await expect(async () => {
      table = await look(page)
      expect(table.legal.length > 0 || table.status === 'finished').toBe(true)
    }).toPass({ intervals: [60, 120, 250], timeout: 45_000 })
    if (table!.status === 'finished' || enough(table!)) return table!
    for (const testid of plan(table!, needs)) {
      await dismissGuide(page)
      await press(page, testid)
    }
    const ask = page.getByTestId('ask-yes')
    await expect(async () => {
      if (await ask.isVisible()) await press(page, 'ask-yes')
      expect((await look(page)).version).toBeGreaterThan(table!.version)
    }).toPass({ intervals: [60, 120, 250, 500], timeout: 20_000 })
  }
}

export async function dismissGuide(page: Page): Promise<void> {
  const ok = page.getByTestId('guide-ok')
  if (await ok.isVisible()) await ok.click({ timeout: 2000 }).catch(() => undefined) // it may go by itself
}

/** A table against an easy bot, made by the server; opens it. */
export async function sitDown(page: Page, goal: number, seats: object[] = [{ who: 'me' }, { who: 'bot', level: 'easy' }]): Promise<string> {
  await remember(page, { pace: 'at-once' })
  await me(page)
  const answer = await page.request.post('/api/matches', {
    headers: { 'X-Fiefdom': '1' },
    data: { game: 'the-builders', options: { goal }, seats },
  })
  expect(answer.status()).toBe(201)
  const { id } = await answer.json()
  await page.goto(`/table/${id}`)
  return id
}

/** Collects what must not happen while a page is used. */
export function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('net::ERR_INTERNET_DISCONNECTED')) faults.push(message.text())
  })
  return faults
}
