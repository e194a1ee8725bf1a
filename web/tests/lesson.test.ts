import { expect, it } from "vitest";
import { Lesson, type Topic } from "../src/lib/learn/lesson.svelte";

interface Now {
  tiles: number;
  turn: number;
}
const TOPICS: Topic<Now>[] = [
  { key: "kingdom-builder-page-lesson-goals", when: () => true },
  { key: "kingdom-builder-page-lesson-tile", when: ({ tiles }) => tiles > 0 },
  { key: "kingdom-builder-page-lesson-over", when: ({ turn }) => turn > 1 },
];

it("teaches one thing after the other, and what was passed over does not come back after the last", () => {
  let now: Now = { tiles: 0, turn: 1 };
  const taught = () => {
    const lesson = new Lesson("t", TOPICS, () => now);
    const key = lesson.topic?.key.split("lesson-")[1] ?? null;
    lesson.next();
    return key;
  };
  expect(taught()).toBe("goals");
  expect(taught()).toBe(null);
  now = { tiles: 0, turn: 2 };
  expect(taught()).toBe("over");
  now = { tiles: 1, turn: 3 };
  expect(taught()).toBe(null);
});
