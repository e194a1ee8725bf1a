import { afterEach, describe, expect, it } from "vitest";
import { company } from "../src/lib/people/company.svelte";
import type { Seat, Table } from "../src/lib/server/types";

const seat = (number: number, kind: Seat["kind"], left: Seat["left"] = null) => ({ seat: number, kind, left }) as Seat;
const sit = (mine: number | null, ...seats: Seat[]) => void (company.table = { seat: mine, seats } as Table);
afterEach(() => company.leave());

describe("who else is there", () => {
  it("is nobody where bots play", () => {
    sit(0, seat(0, "person"), seat(1, "bot"));
    expect([company.among, company.together]).toEqual([false, false]);
  });
  it("is another person, or for who watches any", () => {
    sit(0, seat(0, "person"), seat(1, "person"));
    expect([company.among, company.together]).toEqual([true, true]);
    sit(null, seat(0, "person"), seat(1, "bot"));
    expect(company.among).toBe(true);
  });
  it("is who lost the seat to time and may come back, but plays no more", () => {
    sit(0, seat(0, "person"), seat(1, "bot", "time"));
    expect([company.among, company.together]).toEqual([true, false]);
    sit(0, seat(0, "person"), seat(1, "bot", "resigned"));
    expect(company.among).toBe(false);
  });
});
