import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backoff, listen, SILENCE, StreamParser } from "../src/lib/server/stream";
import type { Table } from "../src/lib/server/types";

describe("the parser", () => {
  it("puts events together from any pieces and drops comments", () => {
    const parser = new StreamParser();
    expect(parser.push(": hello\n\nevent: ta")).toEqual([]);
    expect(parser.push('ble\nid: 7\ndata: {"a":\ndata: 1}\n')).toEqual([]);
    expect(parser.push("\n:\n\n")).toEqual([{ event: "table", id: "7", data: '{"a":\n1}' }]);
  });
  it("reads every kind of line end", () => {
    expect(new StreamParser().push("event: table\r\ndata: 1\r\n\r\n")).toEqual([{ event: "table", id: null, data: "1" }]);
  });
});

it("waits longer each time, but never long", () => {
  expect([0, 1, 2, 3, 4, 9].map(backoff)).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
});

describe("a connection", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A server whose streams the test fills by hand. */
  function server() {
    const opened: { url: string; say: (text: string) => void; end: () => void }[] = [];
    const get = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
      let control!: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({ start: (made) => void (control = made) });
      init?.signal?.addEventListener("abort", () => control.error(new Error("aborted")));
      opened.push({
        url: String(url),
        say: (text) => control.enqueue(new TextEncoder().encode(text)),
        end: () => control.close(),
      });
      return new Response(body);
    });
    return { opened, get: get as unknown as typeof fetch };
  }

  it("hands tables on, is lost after a silence, and comes back where it was", async () => {
    const { opened, get } = server();
    const alive: boolean[] = [];
    let version = 3;
    const stop = listen({
      id: "t1",
      after: () => version,
      onTable: (table: Table) => (version = table.version),
      onConnection: (on) => alive.push(on),
      onRefused: () => {},
      fetch: get,
    });
    await vi.advanceTimersByTimeAsync(10);
    opened[0]?.say('event: table\nid: 4\ndata: {"version": 4}\n\n');
    await vi.advanceTimersByTimeAsync(10);
    expect(version).toBe(4);
    expect(alive).toEqual([true]);

    await vi.advanceTimersByTimeAsync(SILENCE - 100);
    expect(alive.at(-1)).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(alive.at(-1)).toBe(false);

    await vi.advanceTimersByTimeAsync(600);
    expect(opened[1]?.url).toContain("after=4");
    opened[1]?.say(":\n\n");
    await vi.advanceTimersByTimeAsync(10);
    expect(alive.at(-1)).toBe(true);

    stop();
    await vi.advanceTimersByTimeAsync(20000);
    expect(opened).toHaveLength(2);
  });

  it("tries again when the server closes it", async () => {
    const { opened, get } = server();
    const stop = listen({ id: "t1", after: () => 0, onTable: () => {}, onConnection: () => {}, onRefused: () => {}, fetch: get });
    await vi.advanceTimersByTimeAsync(10);
    opened[0]?.end();
    await vi.advanceTimersByTimeAsync(600);
    expect(opened).toHaveLength(2);
    stop();
  });

  /** What is asked and said when a stream is refused like this. */
  async function refused(status: number, body: string) {
    const said: string[] = [];
    const get = vi.fn(async () => new Response(body, { status }));
    const alive: boolean[] = [];
    const stop = listen({ id: "t1", after: () => 0, onTable: () => {}, onConnection: (on) => alive.push(on), onRefused: (error) => said.push(error.message), fetch: get });
    await vi.advanceTimersByTimeAsync(2000);
    stop();
    return { said, alive, asked: get.mock.calls.length };
  }

  it("ends with the reason when there is nothing to wait for", async () => {
    for (const [status, code] of [[403, "banned"], [404, "unknown-match"]] as const) {
      const body = JSON.stringify({ error: { code, message: "No more." } });
      expect(await refused(status, body)).toEqual({ said: ["No more."], alive: [], asked: 1 });
    }
  });

  it("tries again after any other refusal, be it of a proxy", async () => {
    for (const [status, body] of [[503, '{"error":{"code":"busy","message":"Later."}}'], [404, "no such page"]] as const) {
      const { said, alive, asked } = await refused(status, body);
      expect(said).toEqual([]);
      expect(alive[0]).toBe(false);
      expect(asked).toBeGreaterThan(1);
    }
  });
});
