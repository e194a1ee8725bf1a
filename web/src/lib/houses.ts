/** Each seat has a house of its own shape, on a 32 by 32 grid, and a dark rim: colour is never the only sign. */

export const HOUSES = [
  "M5 29V15L16 4l11 11v14z",
  "M6 29V12h20v17zM3 12l13-8 13 8z",
  "M5 29V16Q16-3 27 16v13z",
  "M5 29V10l7-5v6l15 5v13z",
  "M4 29V10h5V5h5v5h4V5h5v5h5v19z",
] as const;
export const RIMS = ["#7d2617", "#173f6b", "#5b564a", "#8a5710", "#3f2b5e"] as const;
/** What can be read on a seat's colour. */
export const ON_SEAT = ["#fff", "#fff", "#3a2c17", "#3a2c17", "#fff"] as const;
export const DOOR = "M13 29v-8h6v8z";
