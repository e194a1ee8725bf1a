/** What Home shows of The Builders. */

import type { HomePart } from "../game";
import HomeScene from "./HomeScene.svelte";
import Options from "./Options.svelte";

export const home: HomePart = { Scene: HomeScene, Options };
