/** How much room there is: a phone shows one area of the table at a time. */

import { MediaQuery } from "svelte/reactivity";

const small = new MediaQuery("(max-width: 900px), (max-height: 560px)");
const low = new MediaQuery("(max-height: 780px)");

export const screen = {
  get small(): boolean {
    return small.current;
  },
  /** Cards that are not in play lose their picture. */
  get low(): boolean {
    return low.current;
  },
};
