/** Finding text as people type it: without regard to case and accents, every word somewhere. */

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/g, "l")
    .replace(/Ł/g, "L")
    .toLowerCase();
}

export function matches(text: string, search: string): boolean {
  const inside = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}
