/** The signs of Kingdom Builder, from game-icons. */

import anchor from "icon:anchor";
import broadsword from "icon:broadsword";
import camel from "icon:camel";
import chest from "icon:open-treasure-chest";
import coins from "icon:two-coins";
import flowers from "icon:flowers";
import friends from "icon:three-friends";
import house from "icon:house";
import hutsVillage from "icon:huts-village";
import handshake from "icon:shaking-hands";
import sheep from "icon:sheep";
import stonePile from "icon:stone-pile";
import stoneWall from "icon:stone-wall";
import watchtower from "icon:watchtower";
import barn from "icon:barn";
import barracks from "icon:barracks";
import binoculars from "icon:binoculars";
import camp from "icon:camping-tent";
import canoe from "icon:canoe";
import captain from "icon:captain-hat-profile";
import capitol from "icon:capitol";
import castle from "icon:castle";
import church from "icon:church";
import compass from "icon:compass";
import cowled from "icon:cowled";
import crown from "icon:crown";
import crystal from "icon:crystal-ball";
import envelope from "icon:envelope";
import farmer from "icon:farmer";
import familyHouse from "icon:family-house";
import fishing from "icon:fishing-pole";
import flag from "icon:flying-flag";
import fountain from "icon:fountain";
import gate from "icon:medieval-gate";
import hammerNails from "icon:hammer-nails";
import horseshoe from "icon:horseshoe";
import kneeling from "icon:kneeling";
import knight from "icon:mounted-knight";
import lighthouse from "icon:lighthouse";
import mining from "icon:mining";
import mountaintop from "icon:mountaintop";
import palace from "icon:indian-palace";
import palm from "icon:palm-tree";
import queen from "icon:queen-crown";
import road from "icon:road";
import sailboat from "icon:sailboat";
import sextant from "icon:sextant";
import signs from "icon:direction-signs";
import stoneTower from "icon:stone-tower";
import surrounded from "icon:surrounded-shield";
import swordman from "icon:swordman";
import tavern from "icon:tavern-sign";
import temple from "icon:greek-temple";
import tower from "icon:white-tower";
import towerFlag from "icon:tower-flag";
import trade from "icon:trade";
import village from "icon:village";
import walkingBoot from "icon:walking-boot";
import wagon from "icon:old-wagon";
import axe from "icon:wood-axe";
import wheat from "icon:wheat";

export { capitol, castle, coins, flag, palace };

export const LOCATION_ICONS: Record<string, string> = {
  oracle: crystal,
  farm: wheat,
  oasis: palm,
  tower,
  tavern,
  barn,
  harbor: anchor,
  paddock: horseshoe,
  foresters_lodge: axe,
  monastery: church,
  outpost: towerFlag,
  fort: stoneTower,
  crossroads: signs,
  city_hall: capitol,
  barracks,
  wagon,
  lighthouse,
  canoe,
  refuge: camp,
  fountain,
  temple,
  quarry: stonePile,
  caravan: camel,
  village: hutsVillage,
  garden: flowers,
  donation_grass: house,
  donation_canyon: house,
  donation_desert: house,
  donation_flower_field: house,
  donation_forest: house,
  donation_water: house,
  donation_mountain: house,
  resettlement: walkingBoot,
  nomad_outpost: watchtower,
  sword: broadsword,
  treasure: chest,
};

export const PIECE_ICONS: Record<string, string> = { wagon, ship: sailboat, warrior: swordman, hall: capitol, wall: stoneWall };

/** Of goals, tasks, castles and palaces. */
export const SOURCE_ICONS: Record<string, string> = {
  castle,
  palace,
  fishermen: fishing,
  merchants: trade,
  discoverers: sextant,
  hermits: cowled,
  citizens: village,
  miners: mining,
  workers: hammerNails,
  knights: knight,
  lords: crown,
  farmers: farmer,
  geologists: mountaintop,
  messengers: envelope,
  noblewomen: queen,
  vassals: kneeling,
  captains: captain,
  scouts: binoculars,
  home_country: familyHouse,
  fortress: gate,
  road,
  place_of_refuge: surrounded,
  advance: flag,
  compass_points: compass,
  families: friends,
  shepherds: sheep,
  ambassadors: handshake,
  treasure: chest,
  capitol,
};

/** Of special spaces that have no tiles, by their letter. */
export const SPACE_ICONS: Record<string, string> = { castle, palace, capitol };
