// Somebody who plays Kingdom Builder through the page: sees what can be clicked, and clicks or taps it.
import { expect, type Page } from '@playwright/test'
import { ask } from './positions'

export interface Seen {
  over: boolean
  mine: boolean
  legal: number[]
  tiles: string[]
  chosen: boolean
  choices: string[]
  buttons: string[]
}

/** What the page offers now. */
export async function see(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const ids = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.dataset.testid ?? '')
    return {
      over: document.querySelector('[data-testid=result]') !== null,
      mine: document.querySelector('.turnbar.mine') !== null,
      legal: [...document.querySelectorAll<SVGElement>('[data-legal]')].map((one) => Number(one.dataset.legal)),
      tiles: ids('.tile[data-can=true][aria-pressed=false]'),
      chosen: document.querySelector('.tile[aria-pressed=true]') !== null,
      choices: ids('.half.can:not(.chosen)'),
      // What lies on top comes first.
      buttons: ['ask-yes', 'candidate-yes', 'redraw', 'stop', 'decline', 'end-turn'].filter((id) =>
        document.querySelector(`[data-testid=${id}]:not([data-can=false], [disabled])`),
      ),
    }
  })
}

/** Clicks or taps the middle of a hex; on a phone the board then asks, and gets its yes. */
export async function pressHex(page: Page, hex: number, touch: boolean): Promise<void> {
  const place = page.locator(`[data-legal="${hex}"]`)
  await place.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => undefined)
  const box = await place.boundingBox({ timeout: 2000 }).catch(() => null)
  if (!box) return
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (touch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
  if (touch) await page.getByTestId('candidate-yes').click({ timeout: 1500 }).catch(() => undefined)
}

/** The same events sent from inside the page: a whole game need not wait for the pointer's way each time. */
export async function sendToHex(page: Page, hex: number, pointerType: string): Promise<void> {
  await page.evaluate(
    ([place, type]) => {
      const box = document.querySelector(`[data-legal="${place}"]`)?.getBoundingClientRect()
      const board = document.querySelector('[data-testid=board]')
      if (!box || !board) return
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, pointerId: 1, pointerType: String(type), isPrimary: true }
      board.dispatchEvent(new PointerEvent('pointerdown', at))
      board.dispatchEvent(new PointerEvent('pointerup', at))
    },
    [hex, pointerType] as const,
  )
}

/** A button's click, likewise. */
export async function press(page: Page, id: string): Promise<void> {
  await page.evaluate((testid) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`)?.click(), id)
}

/** Plays to the end, using tiles when there are any. */
export async function playOut(page: Page, touch: boolean, seed = 7): Promise<void> {
  let state = seed
  const chance = () => (state = (state * 16807) % 2147483647) / 2147483647
  const any = <T>(of: T[]): T => of[Math.floor(chance() * of.length)]
  for (;;) {
    const now = await see(page)
    if (now.over) return
    const first = now.buttons[0]
    if (first === 'ask-yes' || first === 'candidate-yes') await press(page, first)
    else if (!now.mine) await page.waitForTimeout(40)
    else if (now.tiles.length && !now.chosen && chance() < 0.6) await press(page, any(now.tiles))
    else if (now.legal.length) await sendToHex(page, any(now.legal), touch ? 'touch' : 'mouse')
    else if (now.choices.length) await press(page, any(now.choices))
    else if (first) await press(page, first)
    await page.waitForTimeout(20)
  }
}

/** A table made by the server; opens it without the guide to a first game. */
export async function sitDownAt(page: Page, options: object, seats: object[] = [{ who: 'me' }, { who: 'bot', level: 'easy' }]): Promise<string> {
  await withoutHelp(page)
  await me(page)
  const answer = await page.request.post('/api/matches', { headers: { 'X-Fiefdom': '1' }, data: { game: 'kingdom-builder', options, seats } })
  expect(answer.status()).toBe(201)
  const { id } = await answer.json()
  await page.goto(`/table/${id}`)
  await page.getByTestId('board').waitFor()
  return id
}

/** Another table of Kingdom Builder, without loading the page's code again. */
export async function turnTo(page: Page, id: string): Promise<void> {
  await page.evaluate((path) => {
    document.querySelector('[data-testid=board]')!.setAttribute('data-left', '')
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/table/${id}`)
  await page.locator('[data-testid=board]:not([data-left])').waitFor()
}

/** No guide to a first game, and nobody's moves take time to be seen: but where that is looked at. */
export async function withoutHelp(page: Page, pace = 'at-once'): Promise<void> {
  await remember(page, { guide: false, pace })
}

/** Settings that this browser has from before. */
export async function remember(page: Page, settings: object): Promise<void> {
  await page.addInitScript((stored) => {
    if (!localStorage.getItem('fiefdom')) localStorage.setItem('fiefdom', JSON.stringify(stored))
  }, settings)
}

/** The guest of this browser. Ask before the first page opens: it asks, too, and two at once would be two guests. */
export async function me(page: Page): Promise<string> {
  return (await (await page.request.get('/api/me')).json()).id
}

/** Tables in the middle of a game, see prepare.py. */
export const prepare = (guests: string[], ...wanted: string[]): Promise<string[]> => ask('kingdom-builder', process.env.FIEFDOM_E2E_DATA, guests, ...wanted)

/** Nothing sticks out of the page, and no key of the locale files stands where words should. */
export async function faultsOfWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const keys = document.body.innerText.match(/\b(page|error|kingdom-builder)-[a-z][\w-]+/g) ?? []
    const cut = [...document.querySelectorAll<HTMLElement>('button, h2, label, th, .badge')]
      .filter((one) => one.offsetParent && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 2)
      .map((one) => `"${one.textContent?.trim().slice(0, 40)}" is cut off`)
    return [...(wide > 0 ? [`${wide} px too wide`] : []), ...keys, ...cut]
  })
}

/** What of an element lies beside the window. */
export async function outside(page: Page, testid: string): Promise<string[]> {
  return page.evaluate((id) => {
    const all = document.querySelectorAll<HTMLElement>(`[data-testid="${id}"], [data-testid="${id}"] *:not(svg *, .unseen)`)
    return [...all]
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width && (box.left < 0 || box.right > document.documentElement.clientWidth))
      .map(({ one, box }) => `${one.tagName} "${one.textContent?.trim().slice(0, 30)}" from ${box.left} to ${box.right}`)
  }, testid)
}
