/** The resources in the order in which the server lists their amounts. */
export const RESOURCES = ["stone", "wood", "knowledge", "tile"] as const;
export type Resource = (typeof RESOURCES)[number];
