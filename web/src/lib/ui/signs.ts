/** Plain signs of our own, on the same 512 grid as the game-icons. */

export const cross =
  '<path d="M110 110l292 292M402 110L110 402" fill="none" stroke="currentColor" stroke-width="64" stroke-linecap="round"/>';
