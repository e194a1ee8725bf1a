/** The drawings of The Builders. Each card's scene is one main drawing with one or two beside it. */

import anvil from "icon:anvil-impact";
import aqueduct from "icon:aqueduct";
import archBridge from "icon:arch-bridge";
import barn from "icon:barn";
import barrel from "icon:barrel";
import beard from "icon:beard";
import bed from "icon:bed";
import bell from "icon:ringing-bell";
import birches from "icon:birch-trees";
import blockHouse from "icon:block-house";
import book from "icon:open-book";
import bricks from "icon:brick-pile";
import brickWall from "icon:brick-wall";
import bucket from "icon:full-wood-bucket";
import cabin from "icon:wood-cabin";
import candle from "icon:candle-holder";
import cathedral from "icon:byzantin-temple";
import church from "icon:church";
import claw from "icon:claw-hammer";
import clothesline from "icon:clothesline";
import coins from "icon:two-coins";
import compass from "icon:compass";
import cow from "icon:cow";
import cowled from "icon:cowled";
import crane from "icon:crane";
import crown from "icon:crown";
import dwelling from "icon:hobbit-dwelling";
import envelope from "icon:envelope";
import familyHouse from "icon:family-house";
import farmer from "icon:farmer";
import fence from "icon:wooden-fence";
import flag from "icon:tower-flag";
import flame from "icon:flame";
import flatHammer from "icon:flat-hammer";
import fruitTree from "icon:fruit-tree";
import furnace from "icon:furnace";
import gate from "icon:medieval-gate";
import granary from "icon:granary";
import hammerNails from "icon:hammer-nails";
import handSaw from "icon:hand-saw";
import hook from "icon:pulley-hook";
import horseshoe from "icon:horseshoe";
import house from "icon:house";
import hut from "icon:hut";
import lantern from "icon:lantern";
import laurels from "icon:laurels";
import leaves from "icon:three-leaves";
import log from "icon:log";
import longhouse from "icon:viking-longhouse";
import manor from "icon:medieval-village-01";
import pavilion from "icon:medieval-pavilion";
import person from "icon:person";
import pig from "icon:pig";
import pine from "icon:pine-tree";
import postOffice from "icon:post-office";
import prayer from "icon:prayer";
import rider from "icon:cloaked-figure-on-horseback";
import ruler from "icon:pencil-ruler";
import saw from "icon:circular-saw";
import sextant from "icon:sextant";
import shop from "icon:shop";
import stable from "icon:stable";
import staveChurch from "icon:viking-church";
import stoneBlock from "icon:stone-block";
import stoneBridge from "icon:stone-bridge";
import stoneCrafting from "icon:stone-crafting";
import stonePile from "icon:stone-pile";
import sack from "icon:swap-bag";
import tavernSign from "icon:tavern-sign";
import temple from "icon:greek-temple";
import treeHouse from "icon:treehouse";
import trowel from "icon:trowel";
import watchtower from "icon:watchtower";
import waterMill from "icon:water-mill";
import waves from "icon:waves";
import well from "icon:well";
import wheat from "icon:wheat";
import wheelbarrow from "icon:wheelbarrow";
import windmill from "icon:windmill";
import axe from "icon:wood-axe";
import gears from "icon:big-gear";
import hourglass from "icon:hourglass";
import type { CardFacts } from "./cards.svelte";
import type { Resource } from "./resources";

export { coins, flag, gears, hammerNails, hourglass, house, laurels, sack };

export const RESOURCE_ICONS: Record<Resource, string> = {
  stone: stonePile,
  wood: log,
  knowledge: compass,
  tile: brickWall,
};

/** Main drawing first. */
const BUILDINGS: Record<string, string[]> = {
  arbour: [pavilion, leaves],
  hut: [cabin, pine],
  "covered-bridge": [archBridge, waves],
  "tree-house": [treeHouse, birches],
  "stone-bridge": [stoneBridge, stoneBlock],
  "wash-house": [well, clothesline],
  "straw-hut": [hut, wheat],
  "town-house": [house, lantern],
  "thatched-cottage": [dwelling, leaves],
  "country-house": [familyHouse, fruitTree],
  "small-house": [house, fence],
  cowshed: [barn, cow],
  inn: [blockHouse, bed],
  pigsty: [pig, fence],
  "rural-post": [postOffice, pine],
  "grain-silo": [granary, sack],
  stable: [stable, horseshoe],
  forge: [anvil, furnace],
  windmill: [windmill, wheat],
  "water-mill": [waterMill, waves],
  "market-hall": [shop, barrel],
  "burghers-house": [familyHouse, sack],
  "post-house": [rider, envelope],
  mansion: [manor, fruitTree],
  tavern: [tavernSign, barrel],
  farm: [farmer, barn],
  church: [staveChurch, bell],
  watchtower: [watchtower, flag],
  abbey: [longhouse, cowled],
  cloister: [temple, prayer],
  chapel: [church, candle],
  aqueduct: [aqueduct, waves],
  castle: [gate, crown],
  cathedral: [cathedral, bell],
};

/** The stronger of two machines has one drawing more. */
const MACHINES: Record<string, string[]> = {
  crane: [crane, stoneBlock, hook],
  "circular-saw": [saw, log, handSaw],
  "measuring-instrument": [sextant, ruler, compass],
  "tile-kiln": [furnace, bricks, flame],
};

const RANKS: Record<string, string> = { apprentice: person, labourer: person, journeyman: person, master: beard };
const BESIDE: Record<string, string> = {
  apprentice: bucket,
  labourer: wheelbarrow,
  journeyman: claw,
  master: flatHammer,
};
const TOOLS: readonly string[] = [stoneCrafting, axe, book, trowel];

/** What is drawn on a card. */
export function scene(card: CardFacts): string[] {
  if (card.kind === "building") return BUILDINGS[card.name] ?? [house];
  if (card.kind === "machine") return (MACHINES[card.name] ?? [gears]).slice(0, card.points > 1 ? 3 : 2);
  return [RANKS[card.name] ?? person, tool(card.supplies), BESIDE[card.name] ?? claw];
}

/** A worker is drawn with the tool of what it supplies most. */
function tool(supplies: readonly number[]): string {
  return TOOLS[supplies.indexOf(Math.max(...supplies))] as string;
}

/** The small sign of whoever works on a site. */
export function sign(card: CardFacts): string {
  return card.kind === "machine" ? (MACHINES[card.name]?.[0] ?? gears) : (RANKS[card.name] ?? person);
}
