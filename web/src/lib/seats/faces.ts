/** The bots' faces: three for each level, drawn from a few shapes. Dress says the level: field, workshop, court. */

import type { Level } from "../server/types";

/** A shape and its colour, on a 32 by 32 grid. */
type Layer = readonly [shape: string, colour: string];

export interface Face {
  skin: string;
  coat: string;
  /** Behind the head. */
  behind: readonly Layer[];
  /** Over it: hair, beard, hat. */
  over: readonly Layer[];
}

const LONG_HAIR = "M8.6 25V14c0-6 4-8.6 7.4-8.6s7.4 2.6 7.4 8.6v11z";
const SHORT_HAIR = "M9.3 16.5V13c0-5 3.4-7.4 6.7-7.4s6.7 2.4 6.7 7.4v3.5z";
const FRINGE = "M9.8 14.2c.6-4.4 2.9-6 6.2-6s5.6 1.6 6.2 6c-1.6-2.4-3.6-3-6.2-3s-4.6.6-6.2 3z";
const BRAIDS = "M8.4 14q-1.6 6 0 13h3.2q-1.4-6-.8-12zM23.6 14q1.6 6 0 13h-3.2q1.4-6 .8-12z";
const BEARD = "M10 16.4q-.4 9 6 9t6-9q-1 2.4-3 2.2-1.6-1.4-3-.4-1.4-1-3 .4-2 .2-3-2.2z";
const MOUSTACHE = "M12 18.4q2-1.8 4-.4 2-1.4 4 .4-2 1.4-4 .4-2 1-4-.4z";
const STRAW_HAT = "M4.6 11.6q11.4-4.4 22.8 0-11.4 3.2-22.8 0zM10.4 10.4Q10.8 4 16 4t5.6 6.4z";
const HEADSCARF = "M8.4 15Q8 5 16 5t7.6 10q-2.2-5.4-7.6-5.4T8.4 15zM8.5 14q-1.8 5.6 1 10l1.7-3.4q-1.6-3-1.2-6z";
const HOOD = "M7 25q-.6-9.6 2-14.4T16 3.8q4.6 1 7 6.8T25 25l-4.2-1q1.6-4 .9-8.7T16 8.6t-5.7 6.7.9 8.7z";
const CAP = "M8.8 12.2Q8.4 5.4 16 5q7.4 0 7.8 6.4l2.8 1.8q-8-2-17.8-1z";
const BERET = "M7.6 11.4Q6.4 5.4 16 4.8t9.8 4.8q-.4 2.8-4 2.2-6.4-1-14.2-.4z";
const WIMPLE = "M8.4 25q-1-8.4.4-13.2T16 4.8t7.2 7 .4 13.2l-3.6-2q1.6-4 1.2-8T16 9.4 10.8 15t1.2 8z";
const CROWN = "M9.2 11.6 8.2 4.6l4.2 3L16 3l3.6 4.6 4.2-3-1 7z";
const HENNIN = "M9.6 12 19 .8 22.6 12q-6.4-3.4-13 0z";
const VEIL = "M19 .8Q28 8 26 24l-3-1q1.4-12-4-22.2z";
const PLUMED_HAT = "M6 12q10-4 20 0-10 2.4-20 0zM9.8 10.6Q9.6 4.4 16.4 4.4t6 6.2z";
const PLUME = "M19.6 6.4Q24 .6 29.4 3q-1.6 5.8-8.6 6z";

const LIGHT = "#f2cfa5";
const TAN = "#d9a878";
const DARK = "#a8744a";

export const FACES: Record<Level, readonly [Face, Face, Face]> = {
  easy: [
    { skin: LIGHT, coat: "#7f9c4e", behind: [[LONG_HAIR, "#b5803a"]], over: [[FRINGE, "#b5803a"], [HEADSCARF, "#c8452f"]] },
    { skin: TAN, coat: "#8a6a3f", behind: [[SHORT_HAIR, "#5b3a1e"]], over: [[MOUSTACHE, "#5b3a1e"], [STRAW_HAT, "#e2bf62"]] },
    { skin: DARK, coat: "#b8862b", behind: [], over: [[FRINGE, "#2d2018"], [HOOD, "#6b8a4a"]] },
  ],
  medium: [
    { skin: LIGHT, coat: "#35678f", behind: [], over: [[WIMPLE, "#f6efdc"]] },
    { skin: TAN, coat: "#85552a", behind: [[SHORT_HAIR, "#2d2018"]], over: [[BEARD, "#2d2018"], [CAP, "#3f76a1"]] },
    { skin: DARK, coat: "#ad4a34", behind: [[BRAIDS, "#2d2018"]], over: [[FRINGE, "#2d2018"], [BERET, "#7b5aa6"]] },
  ],
  hard: [
    { skin: LIGHT, coat: "#7d2617", behind: [[LONG_HAIR, "#8f8a80"]], over: [[BEARD, "#8f8a80"], [CROWN, "#d9a849"]] },
    { skin: TAN, coat: "#3f2b5e", behind: [[VEIL, "#e7dcf2"]], over: [[FRINGE, "#7a3d1c"], [HENNIN, "#7b5aa6"]] },
    { skin: DARK, coat: "#173f6b", behind: [[SHORT_HAIR, "#2d2018"]], over: [[MOUSTACHE, "#2d2018"], [PLUMED_HAT, "#23395c"], [PLUME, "#e7dcc0"]] },
  ],
};

/** What lies behind the head, by level. */
export const GROUNDS: Record<Level, string> = { easy: "#dfe8bf", medium: "#f0dca6", hard: "#e6c6b4" };
export const MOUTHS: Record<Level, string> = { easy: "M13.2 19.4q2.8 2.4 5.6 0", medium: "M13.8 20h4.4", hard: "M13.6 20.6q2.4-1.2 4.8 0" };
export const BROWS: Record<Level, string> = { easy: "", medium: "M12.2 13.4h2.6M17.2 13.4h2.6", hard: "M12 12.8l3 1M20 12.8l-3 1" };
