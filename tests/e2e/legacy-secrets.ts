// What the browser receives during a campaign, and whether it tells of cards that nobody has discovered yet (L2).
import type { Page } from '@playwright/test'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What only cards outside `known` say. */
function hiddenBy(cards: string[][], known: ReadonlySet<number>): string[] {
  const open = cards.filter((_, card) => known.has(card)).flat().join('\n')
  return [...new Set(cards.filter((_, card) => !known.has(card)).flat().filter((said) => said.length > 2 && !open.includes(said)))]
}

/** What of the cards outside `known` stands in a text: names as words, sentences as they are. */
export function secretsIn(text: string, cards: string[][], known: ReadonlySet<number>, hidden = hiddenBy(cards, known)): string[] {
  return hidden.filter((said) => text.includes(said) && (said.length > 30 || new RegExp(`(?<![\\p{L}_])${escaped(said)}(?![\\p{L}_])`, 'u').test(text)))
}

/** Keeps a copy of every answer and every piece of a stream; the function returned hands over what came since. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    const get = window.fetch
    Object.assign(window, { heard })
    window.fetch = async (...request) => {
      const answer = await get(...request)
      void answer.clone().body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: (piece) => void heard.push(piece) })).catch(() => undefined)
      return answer
    }
  })
  return () => page.evaluate(() => (window as unknown as { heard?: string[] }).heard?.splice(0) ?? [])
}

/** Hears every text once, and knows which cards were known when it came. */
export class Secrets {
  readonly told: string[] = []
  #heard = new Set<string>()
  #known: ReadonlySet<number> = new Set()
  #hidden: string[] = []
  readonly cards: string[][]

  constructor(cards: string[][]) {
    this.cards = cards
    this.#hidden = hiddenBy(cards, this.#known)
  }

  get heard(): number {
    return this.#heard.size
  }

  hear(pieces: readonly string[]): void {
    for (const piece of pieces) {
      const known = /"known":\s*\[([\d,\s]*)\]/.exec(piece)
      if (known) this.#know(JSON.parse(`[${known[1]}]`) as number[])
      const fresh = [...piece.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) => text).filter((text) => !this.#heard.has(text))
      for (const text of fresh) this.#heard.add(text)
      if (fresh.length) this.told.push(...secretsIn(fresh.map((text) => JSON.parse(text) as string).join('\n'), this.cards, this.#known, this.#hidden))
    }
  }

  #know(numbers: number[]): void {
    if (numbers.length === this.#known.size && numbers.every((one) => this.#known.has(one))) return
    this.#known = new Set(numbers)
    this.#hidden = hiddenBy(this.cards, this.#known)
  }
}
