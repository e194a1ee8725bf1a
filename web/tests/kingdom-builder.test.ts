import { describe, expect, it, vi } from "vitest";
import { builtSoFar, touched } from "../src/games/kingdom-builder/fresh";
import { crowds } from "../src/games/kingdom-builder/crowd";
import { BOARD, contour, placed, QUADRANT, step } from "../src/games/kingdom-builder/hexes";
import { drawLand } from "../src/games/kingdom-builder/land";
import { mapQuery, newMap, readMapQuery, sameMap, tidy } from "../src/games/kingdom-builder/setup";
import { standing } from "../src/games/kingdom-builder/standing";
import type { Cards, GameEvent, View } from "../src/generated/kingdom-builder";
import { blank, boardId, boardText, brushes, exportText, importText, kindsOf, needs, paint, problems } from "../src/games/kingdom-builder/workshop";
import { drawnSpaces, locationFacts, setFacts } from "../src/games/kingdom-builder/facts.svelte";
import { home } from "../src/games/kingdom-builder/home";
import { Play } from "../src/games/kingdom-builder/play.svelte";
import { api, ApiError } from "../src/lib/server/api";
import type { TableStore } from "../src/lib/table/table.svelte";
import type { Game } from "../src/generated/kingdom-builder";
import type { GameInfo, OptionsSchema } from "../src/lib/server/types";

/** What the server says of its options, and of a box that this page was never told of. */
const SCHEMA: OptionsSchema = {
  properties: {
    expansions: { default: [], items: { enum: ["marshlands", "orchards"] }, seats: { base: [2, 3, 4], marshlands: [2, 3, 4], orchards: [2, 6] } },
    quadrants: { default: null },
    map_seed: { default: null },
    tasks: { default: null },
    crossroads_printing: { default: "first", enum: ["first", "second"] },
    hedges: { default: 6 },
  },
};
const terrain = (name: string, letter: string, needed = true) => ({ name, letter, needed, eligible: needed });
const space = (name: string, letter: string, drawn: string[] = [], printed = true) => ({ name, letter, rule: "K2", expansion: "orchards", gold: 0, tiles: 1, drawn, printed });
const location = (name: string, named: boolean, piece: string | null = null) => ({ name, named, piece, terrain: null, expansion: "orchards", rule: "O4", kind: "build", usable: true, reacts: false, one_shot: !named });
const FACTS = {
  expansions: [{ name: "orchards", seats: [2, 6], letters: ["O"], options: ["hedges"], tasks: false }],
  terrains: [terrain("grass", "G"), terrain("canyon", "C"), terrain("water", "W", false)],
  spaces: [space("location", "L"), space("orchard", "O"), space("market", "B", ["basket"]), space("capitol", "A", [], false)],
  pieces: [{ name: "barn", rule: "O4", expansion: "orchards", number: 1, ground: [], hexes: 7, common: false, anchors: true, settles: true, closes: false, stays: true, steps: 0 }],
  quadrants: [{ name: "farm", expansion: "base", own_layout: false, locations: [], rows: [] }],
  locations: [location("nursery", true, "hedge"), location("basket", false)],
} as unknown as Cards;

describe("hexes", () => {
  it("finds every hex again at its own middle, and nothing beside the board", () => {
    for (let hex = 0; hex < BOARD.hexes; hex++) expect(BOARD.at(BOARD.center(hex))).toBe(hex);
    expect(BOARD.at({ x: -30, y: 40 })).toBeNull();
  });

  it("shifts odd rows to the right, as the rules count (K1)", () => {
    expect([0, 1, 2, 3, 4, 5].map((direction) => BOARD.beside(21, direction))).toEqual([22, 42, 41, 20, 1, 2]);
    expect([0, 1, 2, 3, 4, 5].map((direction) => BOARD.beside(41, direction))).toEqual([42, 61, 60, 40, 20, 21]);
    expect(BOARD.beside(0, 3)).toBeNull();
    expect(BOARD.beside(399, 1)).toBeNull();
  });

  it("walks by arrow keys and keeps to the column up and down", () => {
    let hex: number = 5;
    for (let row = 0; row < 4; row++) hex = step(BOARD, hex, "ArrowDown") as number;
    expect(hex).toBe(85);
    for (let row = 0; row < 4; row++) hex = step(BOARD, hex, "ArrowUp") as number;
    expect(hex).toBe(5);
    expect(step(BOARD, hex, "ArrowUp")).toBeNull();
    expect(step(BOARD, 25, "End")).toBe(39);
  });

  it("draws the outline of a set: two neighbours have ten sides", () => {
    expect(contour(BOARD, [45, 46]).match(/M/g)).toHaveLength(10);
  });

  it("prefers the nearest possible hex to a fingertip", () => {
    const { x, y } = BOARD.center(45);
    expect(BOARD.nearest([47, 46, 90], { x: x + 20, y }, 60)).toBe(46);
    expect(BOARD.nearest([90], { x, y }, 20)).toBeNull();
  });
});

describe("settlements that stand still", () => {
  it("are drawings moved to their place, absolute numbers shifted and relative ones only scaled", () => {
    expect(placed("M5 29V15L16 4l11 11v14z", { x: 100, y: 200 }, 2)).toBe("M110 258V230L132 208l22 22v28z");
    expect(placed("M5 29V16Q16-3 27 16H4h-2z", { x: 1, y: 2 }, 1)).toBe("M6 31V18Q17 -1 28 18H5h-2z");
  });
  it("are drawn together by player and band of rows, each once", () => {
    const stand = (seat: number, hex: number) => ({ key: `s${seat}-${hex}`, kind: "settlement" as const, seat, hex });
    const drawn = crowds([stand(0, 0), stand(0, 99), stand(1, 3), stand(0, 100), stand(0, 399)]);
    expect(drawn.map(({ seat, hexes }) => [seat, hexes])).toEqual([[0, [0, 99]], [1, [3]], [0, [100]], [0, [399]]]);
    expect(drawn[0]?.houses.match(/M/g)).toHaveLength(2);
  });
});

describe("land", () => {
  it("is drawn the same every time, in few elements", () => {
    const rows = Array.from({ length: 20 }, () => "GCDFTSWMLKGCDFTSWMPG");
    const drawn = drawLand(BOARD, rows);
    expect(drawLand(BOARD, rows)).toBe(drawn);
    expect(drawn.match(/<path/g)?.length).toBeLessThan(70);
  });
});

describe("what happened since my last turn", () => {
  const events: GameEvent[] = [
    { step: 0, seat: 0, event: "built", hex: 5, by: "mandatory" },
    { step: 1, seat: 0, event: "ended-turn" },
    { step: 2, seat: 1, event: "built", hex: 7, by: "mandatory" },
    { step: 3, seat: 1, event: "moved", from: 7, hex: 9, by: "paddock" },
    { step: 4, seat: 1, event: "ended-turn" },
    { step: 5, seat: 0, event: "built", hex: 6, by: "mandatory" },
  ];
  it("marks what others put on the board", () => expect(touched(events, 0).sort()).toEqual([7, 9]));
  it("counts the settlements of the turn under way", () => expect(builtSoFar(events)).toBe(1));
});

describe("setting up", () => {
  const view = {
    expansions: ["marshlands"],
    options: {},
    quadrants: [
      { name: "farm", turned: false },
      { name: "canoe", turned: true },
      { name: "oasis", turned: false },
      { name: "tower", turned: false },
    ],
  } as View;

  it("leaves out what is as by default, but not a game without tasks", () => {
    expect(tidy({ expansions: [], quadrants: null, crossroads_printing: "first", own_quadrants: {}, tasks: [], map_seed: 7 }, SCHEMA)).toEqual({
      tasks: [],
      map_seed: 7,
    });
  });

  it("plays the same map again, or another", () => {
    expect(sameMap({ map_seed: 7, goals: ["lords"] }, view)).toEqual({
      goals: ["lords"],
      quadrants: ["farm", "canoe", "oasis", "tower"],
      turned: [false, true, false, false],
    });
    const other = newMap({ preset: "first-game" });
    expect(Object.keys(other)).toEqual(["map_seed"]);
  });

  it("carries a map in a link: its number, or its boards", () => {
    const options = { expansions: ["marshlands"], map_seed: 7 };
    expect(readMapQuery(`?${mapQuery(options, view)}`, SCHEMA)).toEqual(options);
    const boards = readMapQuery(`?${mapQuery({ quadrants: ["farm", "canoe", "oasis", "tower"] }, view)}`, SCHEMA);
    expect(boards).toEqual({ expansions: ["marshlands"], quadrants: ["farm", "canoe", "oasis", "tower"], turned: [false, true, false, false] });
    expect(readMapQuery("?x=1", SCHEMA)).toBeNull();
  });

  it("knows boxes, their numbers of players and their options from the server alone", () => {
    const game = { name: "kingdom-builder", seats: [2, 3, 4, 5, 6], options: SCHEMA } as GameInfo;
    expect(home.seats?.(game, {})).toEqual([2, 3, 4]);
    expect(home.seats?.(game, { expansions: ["orchards"] })).toEqual([2, 3, 4, 6]);
    const options = { expansions: ["orchards"], hedges: 3, map_seed: 7 };
    const query = mapQuery(options, { ...view, expansions: ["orchards"], options: { hedges: 3 } });
    expect(readMapQuery(`?${query}`, SCHEMA)).toEqual(options);
  });
});

describe("what the page was never told of", () => {
  const view = {
    spaces: { orchard: [3], market: [5] },
    players: [{ seat: 0, settlements: [7], pieces: { barn: [22, 23, 2, 1, 21, 42, 43], scarecrow: [9] } }],
  } as unknown as View;

  it("is shown by the facts: spaces, pieces, tiles", () => {
    setFacts(FACTS);
    expect(drawnSpaces(view)).toEqual(new Set([5]));
    expect(standing(view).map(({ kind, hex }) => [kind, hex])).toEqual([["settlement", 7], ["scarecrow", 9]]);
    expect(locationFacts("nursery")?.piece).toBe("hedge");
    expect(drawLand(QUADRANT, ["GGGO" + "G".repeat(96)])).toContain('class="land space orchard');
    setFacts(null);
  });
});

describe("workshop", () => {
  const board = paint(paint(blank("Mine"), 22, "C", "nursery"), 44, "L", "nursery");

  it("checks what a table would refuse, by the facts", () => {
    expect(brushes(FACTS)).toEqual(["G", "C", "W", "L", "O", "B"]);
    expect(kindsOf(FACTS)).toEqual(["nursery"]);
    expect(problems(board, FACTS)).toEqual([]);
    expect(problems({ ...blank(" "), rows: ["W".repeat(100)] }, FACTS).map((problem) => problem.kind)).toEqual(["no-terrain", "no-terrain", "no-name"]);
    expect(problems({ ...board, name: "farm" }, FACTS)).toEqual([{ kind: "taken" }]);
    expect(needs(board, FACTS)).toEqual(["orchards"]);
  });

  it("keeps the kind of a location with its space", () => {
    const two = paint({ ...board, locations: ["oracle"] }, 33, "L", "farm");
    expect(two.locations).toEqual(["farm", "oracle"]);
    expect(paint(two, 33, "G", "farm").locations).toEqual(["oracle"]);
  });

  it("goes out as text and comes back", () => {
    expect(importText(exportText(board), FACTS)).toEqual(board);
    expect(importText(boardText(board), FACTS)).toEqual({ ...board, name: "" });
    expect(importText("GGG", FACTS)).toBeNull();
    expect(importText(exportText(board).replace("nursery", "basket"), FACTS)).toBeNull();
  });

  it("has a name that a table can carry", () => {
    expect(boardId(" Łódź, árvíz! 2 ")).toBe("lodz-arviz-2");
    expect(boardId("日本")).toBe("board");
  });

  it("is as big as a quadrant", () => expect(QUADRANT.hexes).toBe(100));
});

describe("the question what would be possible", () => {
  const play = () => {
    const table = { version: 3, legal: [{ do: "end" }], view: { expect: "end" } };
    return new Play({ id: "t", myTurn: true, current: true, table } as unknown as TableStore<Game>, () => []);
  };
  it("fails silently if a bot plays my turn meanwhile, and aloud if the server is away", async () => {
    const asked = vi.spyOn(api, "whatIf");
    const failed: unknown[] = [];
    for (const error of [new ApiError(409, "not-your-turn", "It is somebody else's turn."), new ApiError(0, "offline", "")]) {
      const mine = play();
      mine.fail = (one) => void failed.push(one);
      asked.mockRejectedValueOnce(error);
      await mine.refresh();
    }
    expect(failed).toEqual([expect.objectContaining({ code: "offline" })]);
    asked.mockRestore();
  });

  /** Play at a table with these decisions; what is asked waits until it is answered, or aborted by something decided. */
  const waiting = (legal: unknown[], expects: string) => {
    const answers: ((actions: unknown[]) => void)[] = [];
    const asked = vi.spyOn(api, "whatIf").mockImplementation(
      (_id, _after, signal) =>
        new Promise((resolve, reject) => {
          answers.push((actions) => resolve({ version: 3, view: { expect: expects, locations: [] }, actions: actions.map((action) => ({ action, changes: {} })) } as never));
          signal?.addEventListener("abort", () => reject(new ApiError(0, "aborted", "")));
        }),
    );
    const store = { id: "t", myTurn: true, current: true, busy: false, act: vi.fn(), explain: vi.fn(), table: { version: 3, legal, view: { expect: expects, locations: [], players: [] } } };
    return { play: new Play(store as unknown as TableStore<Game>, () => []), store, asked, answers };
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it("is not asked of a canoe that was declined before it came to hand", async () => {
    const { play, store, asked } = waiting([{ do: "use", tile: 5 }, { do: "decline" }], "react");
    const begun = play.refresh();
    await play.simple("decline");
    await begun;
    expect(store.act).toHaveBeenCalledWith({ do: "decline" });
    expect(asked).toHaveBeenCalledTimes(1); // as it was before; not again, when somebody else may be to decide
    asked.mockRestore();
  });

  it("asks nothing more of a tile once something else was decided", async () => {
    const { play, store, asked, answers } = waiting([{ do: "choose", terrain: "grass" }, { do: "use", tile: 5 }], "before");
    const begun = play.refresh();
    const chosen = play.chooseTerrain("grass");
    const tile = play.useTile(5);
    answers[1]!([{ do: "build", hex: 7 }]);
    await settle();
    await play.hex(7, false);
    await Promise.all([begun, chosen, tile]);
    expect(store.act).toHaveBeenCalledWith({ do: "choose", terrain: "grass" }, { do: "build", hex: 7 });
    expect(store.explain).not.toHaveBeenCalled();
    expect(asked).toHaveBeenCalledTimes(3);
    asked.mockRestore();
  });
});
