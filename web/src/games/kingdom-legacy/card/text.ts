/** Texts of cards hold tokens, [coin] or [2 stone]: cut into words and chips. Which resources there are is data (L36). */

export interface Piece {
  text: string;
  /** A resource, `any` or `glory`; null for words. */
  chip: string | null;
  number: number;
}

const TOKEN = /\[(?:(-?\d+) )?([a-z]+(?:-[a-z]+)*)\]/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), chip: null, number: 0 });
    found.push({ text: match[0], chip: match[2] as string, number: Number(match[1] ?? 1) });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), chip: null, number: 0 });
  return found;
}

/** The same for one who listens: the chips as words. `amount` words a number of a resource. */
export function plain(text: string, amount: (chip: string, number: number) => string): string {
  return pieces(text)
    .map((piece) => (piece.chip ? amount(piece.chip, piece.number) : piece.text))
    .join("");
}
