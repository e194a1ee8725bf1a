import { describe, expect, it } from "vitest";
import { browserId, keyBytes } from "../src/lib/people/hearing.svelte";
import { firstFiles } from "../src/lib/frame/renewal.svelte";
import { parsePath } from "../src/lib/frame/router.svelte";

describe("a new version of the page", () => {
  it("is known by the names of its first files", () => {
    const page = (script: string) =>
      `<link rel="icon" href="/favicon.svg"><link rel="stylesheet" crossorigin href="/assets/index-1.css"><script type="module" crossorigin src="/assets/${script}"></script>`;
    expect(firstFiles(page("index-a.js"))).toEqual(["/assets/index-1.css", "/assets/index-a.js"]);
    expect(firstFiles(page("index-b.js"))).not.toEqual(firstFiles(page("index-a.js")));
    expect(firstFiles("Bad gateway")).toEqual([]);
  });
});

describe("hearing of one's turn", () => {
  it("gives the browser the server's key as bytes", () => {
    expect([...keyBytes("BP-_")]).toEqual([4, 255, 191]);
  });
  it("names a browser as the server does", async () => {
    expect(await browserId("https://push.example/1")).toMatch(/^[0-9a-f]{64}$/);
    expect(await browserId("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });
  it("has its pages", () => {
    expect(parsePath("/hearing")).toEqual({ page: "hearing" });
    expect(parsePath("/mail/stop")).toEqual({ page: "mail", what: "stop" });
    expect(parsePath("/mail/other")).toEqual({ page: "missing" });
  });
});
