/** What Home shows of Kingdom Legacy: its picture, and the campaigns. */

import type { HomePart } from "../game";
import Campaigns from "./Campaigns.svelte";
import HomeScene from "./HomeScene.svelte";

export const home: HomePart = { Scene: HomeScene, Start: Campaigns };
