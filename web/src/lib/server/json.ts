export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What a message speaks of, by name. */
export type Facts = Record<string, Json>;
