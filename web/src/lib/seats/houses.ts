/** Each seat has a house of its own shape, on a 32 by 32 grid, and a dark rim: colour is never the only sign. */

export const HOUSES = [
  "M5 29V15L16 4l11 11v14z",
  "M6 29V12h20v17zM3 12l13-8 13 8z",
  "M5 29V16Q16-3 27 16v13z",
  "M5 29V10l7-5v6l15 5v13z",
  "M4 29V10h5V5h5v5h4V5h5v5h5v19z",
] as const;
/** By seat, like its colour (app.css): a table may give a seat another one. */
export const RIMS = ["var(--rim-0)", "var(--rim-1)", "var(--rim-2)", "var(--rim-3)", "var(--rim-4)"] as const;
/** What can be read on a seat's colour. */
export const ON_SEAT = ["var(--on-seat-0)", "var(--on-seat-1)", "var(--on-seat-2)", "var(--on-seat-3)", "var(--on-seat-4)"] as const;

/** Styles that give each seat its colour, for whatever stands inside. */
export function seatColours(seats: readonly { seat: number; colour: number }[]): string {
  return seats
    .filter(({ seat, colour }) => seat !== colour && seat < HOUSES.length && colour < HOUSES.length)
    .flatMap(({ seat, colour }) => [`--seat-${seat}: var(--colour-${colour})`, `--rim-${seat}: var(--colour-rim-${colour})`, `--on-seat-${seat}: var(--colour-on-${colour})`])
    .join("; ");
}
export const DOOR = "M13 29v-8h6v8z";
