/** How much room there is: a phone shows one area of the table at a time. */

import { MediaQuery } from "svelte/reactivity";
import type { View } from "./types";

const small = new MediaQuery("(max-width: 900px), (max-height: 560px)");
const low = new MediaQuery("(max-height: 780px)");
const tall = new MediaQuery("(min-height: 1000px) and (min-width: 1500px)");

/** More permanent cards than have room for all they say. */
export const tiled = (view: View): boolean => !screen.small && view.permanent.length > (screen.tall ? 6 : 3);

/** Many cards in play lie in two rows, without pictures if the screen is not tall. */
export const twoRows = (view: View): boolean => !screen.small && view.play.length > 6;

export const screen = {
  get small(): boolean {
    return small.current;
  },
  /** Two rows of permanent cards have room for their boxes, and those of cards in play for pictures. */
  get tall(): boolean {
    return tall.current;
  },
  /** Cards that are not in play lose their picture. */
  get low(): boolean {
    return low.current;
  },
};
