// Somebody who plays Kingdom Legacy through the page: knows the decisions beforehand, acts by the page's controls only.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { me, withoutHelp } from './kingdom'
import { ask } from './positions'

export interface Action {
  do: string
  card?: number
  /** The card that is to wield it. */
  by?: number
  effect?: number
  frame?: number
  box?: number
  icon?: number
  side?: number
  end?: string
  word?: string
  sticker?: string
  number?: number
  resource?: string
  /** Its place among the possible decisions of its kind with this card. */
  nth?: number
}

export interface Prepared {
  record: object
  then: Action[]
}

export interface Table {
  id: string
  version: number
  status: string
  name: string | null
  legal: Action[]
  view: {
    known: number[]
    scores: number[]
    round: number
    blocked: { card: number; by: number }[]
    cards: { card: number; side: number; memory?: Record<string, { marks?: number[] }> }[]
    picked: number[]
    worn: { card: number; by: number }[]
    deck: { tabs: { card: number; at: number }[] }
    asked: { ask: string; card: number | null; cards: number[]; sides: number[] } | null
  }
}

/** What prepare_legacy.py finds, looked for once in a run of the tests. */
async function found<T>(...wanted: string[]): Promise<T> {
  const kept = join(process.env.FIEFDOM_E2E_DATA!, `prepared-${wanted.join('-').replaceAll(':', '.')}.json`)
  if (!existsSync(kept)) {
    const writing = `${kept}.${process.pid}` // another worker may be looking, too
    writeFileSync(writing, JSON.stringify(await ask('kingdom-legacy', ...wanted)))
    renameSync(writing, kept)
  }
  return JSON.parse(readFileSync(kept, 'utf8')) as T
}

export const prepared = (...wanted: string[]): Promise<Prepared[]> => found(...wanted)
/** By language and card: everything that a card says. */
export const cardWords = (): Promise<Record<string, string[][]>> => found('words')

/** Brings a campaign to the server as this browser's guest, without opening it. */
export async function bring(page: Page, { record }: Prepared, name = 'Greenvale'): Promise<string> {
  await withoutHelp(page)
  await me(page)
  const answer = await page.request.post('/api/matches/import', { headers: { 'X-Fiefdom': '1' }, data: { ...record, name } })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as Table).id
}

export async function open(page: Page, position: Prepared): Promise<string> {
  const id = await bring(page, position)
  await page.goto(`/table/${id}`)
  return id
}

export async function look(page: Page, id: string): Promise<Table> {
  const answer = await page.request.get(`/api/matches/${id}`)
  expect(answer.ok()).toBe(true)
  return answer.json()
}

/** The control of a decision, by its test id. */
export function control(action: Action): string {
  const { card } = action
  switch (action.do) {
    case 'produce':
      return `card-${card}-produce-${action.nth}`
    case 'upgrade':
      return `card-${card}-upgrade-${action.frame}`
    case 'use':
    case 'resolve':
      return `card-${card}-effect-${action.effect}`
    case 'mark':
      return `card-${card}-box-${action.box}`
    case 'cross-out':
      return `card-${card}-icon-${action.icon}`
    case 'cross-cost':
      return `card-${card}-cost-${action.frame}-${action.resource}`
    case 'equip':
      return `card-${card}-equip`
    case 'pick':
      return `pick-${card}`
    case 'expand':
      return `expand-${card}`
    case 'put':
      return `put-${card}-${action.end}`
    case 'side':
      return `take-side-${action.side}`
    case 'take':
      return `take-${action.nth}`
    case 'stick':
      return `stick-${action.sticker}`
    case 'amount':
      return 'amount-yes'
    case 'name':
      return 'name-yes'
    case 'option':
      return `option-${action.word}`
    default:
      return action.do
  }
}

/**
 * Takes decisions by their controls, each as soon as the page is ready for it: a control must be in sight and not
 * covered. Leaves the calm screen between rounds by its button. All in the page, in one go: a campaign has hundreds.
 */
export async function press(page: Page, ...actions: Action[]): Promise<void> {
  const fault = await page.evaluate(
    async (wanted) => {
      const find = (id: string) => [...document.querySelectorAll<HTMLElement>(`[data-testid="${id}"]`)]
      // Looks again when something has changed: to look all the time would take the page's time.
      const change = () =>
        new Promise<void>((resolve) => {
          const done = () => (observer.disconnect(), clearTimeout(timer), resolve())
          const observer = new MutationObserver(done)
          const timer = setTimeout(done, 50)
          observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-version', 'data-ready', 'inert'] })
        })
      const root = () => document.querySelector<HTMLElement>('[data-version]')
      const onTop = (one: HTMLElement) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && (one === hit || one.contains(hit))
      }
      const reachable = (one: HTMLElement) => {
        if (onTop(one)) return true
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' as ScrollBehavior })
        return onTop(one)
      }
      const take = async ({ testid, number, kind, by }: (typeof wanted)[number]): Promise<string | null> => {
        const end = performance.now() + 15_000
        let before = ''
        for (; performance.now() < end; await change()) {
          if (root()?.dataset.ready !== 'true') continue
          const go = find('begin-round')[0]
          const targets = find(testid)
          if (!targets.length && go) {
            go.click()
            continue
          }
          if (kind === 'amount') {
            const shown = Number(find('amount')[0]?.textContent)
            if (shown > number) {
              find('amount-less')[0]?.click()
              continue
            }
          }
          if (kind === 'name') {
            const list = find('name-list')[0] as HTMLSelectElement | undefined
            if (list && list.value !== String(number)) {
              list.value = String(number)
              list.dispatchEvent(new Event('change', { bubbles: true }))
              continue
            }
          }
          const target = targets.find(reachable)
          if (!target) continue
          before = root()!.dataset.version!
          target.click()
          while (performance.now() < end) {
            await change()
            if (root()?.dataset.version !== before) return null
            if (kind === 'pick') find('place-yes')[0]?.click() // a sticker is only aimed until then
            if (kind === 'equip') find(`wield-${by}`)[0]?.click() // only held out, where several cards could have it
          }
        }
        const there = find(testid).length
        return before ? `nothing came of ${testid}` : there ? `${testid} is covered` : `there is no ${testid}; there are ${[...document.querySelectorAll<HTMLElement>('[data-testid]')].map((one) => one.dataset.testid).join(' ')}`
      }
      for (const one of wanted) {
        const fault = await take(one)
        if (fault) return fault
      }
      return null
    },
    actions.map((action) => ({ testid: control(action), number: action.number ?? 0, kind: action.do, by: action.by ?? 0 })),
  )
  expect(fault).toBeNull()
}
