/** People at a table: the lobby, clocks, chat, somebody who watches, and one who closes the window. */

import { expect, test, type Browser, type Locator, type Page } from "@playwright/test";
import { me } from "./kingdom";

async function visitor(browser: Browser, locale = "en-GB"): Promise<Page> {
  return (await browser.newContext({ locale })).newPage();
}

// Windows of their own, the same on every device.
test("two meet in the lobby, a third watches, one closes the window", { tag: "@desktop" }, async ({ browser }) => {
  const [ann, bela, carl] = await Promise.all([visitor(browser), visitor(browser, "hu-HU"), visitor(browser)]);
  await ann.goto("/");
  const card = ann.getByTestId("game-the-builders");
  await card.getByTestId("seat-1").selectOption("open");
  await card.getByTestId("public").check();
  await card.getByTestId("play-the-builders").click();
  await expect(ann.getByTestId("terms-said")).toContainText("10 min each, +20 s a turn");
  const address = ann.url();

  await bela.goto("/");
  await expect(bela.getByTestId("lobby-table").first()).toBeVisible();
  await bela.goto(address);
  await bela.getByTestId("join-1").click();
  await bela.getByTestId("colour-4").click();
  await expect(bela.getByTestId("colour-4")).toHaveAttribute("aria-checked", "true");
  await carl.goto(address);
  await expect(carl.getByTestId("full")).toBeVisible();
  await expect(carl.getByTestId("waiting-room")).not.toContainText("Choose a seat");

  await ann.getByTestId("start").click();
  await expect(carl.getByTestId("watching")).toBeVisible();
  await expect(carl.getByTestId("end-turn")).toHaveCount(0);
  await expect(carl.getByTestId("buy")).toHaveCount(0);
  await expect(ann.getByTestId("watchers")).toHaveText("1 person is watching");
  await expect(ann.locator('[data-testid^="clock-"][data-runs="true"]').first()).toBeVisible();

  // An emote is read by everybody in their own language.
  await ann.getByTestId("talk-open").click();
  await ann.getByTestId("emote-luck").click();
  await expect(bela.getByTestId("unread")).toHaveText("1");
  await bela.getByTestId("talk-open").click();
  await expect(bela.getByTestId("talk-messages")).toContainText("Sok szerencsét");

  await bela.close();
  await expect(ann.getByTestId("company-1")).toHaveAttribute("data-here", "false");
  await expect(ann.getByTestId("company-1")).toContainText("away, last seen just now");
  await ann.getByTestId("offer-end").click();
  await expect(ann.getByTestId("company-ask")).toContainText("Not everybody has answered yet");

  // Nothing is finished yet, and nobody is blocked: both say so.
  await ann.goto("/history");
  await expect(ann.getByTestId("history")).toContainText("No finished game yet.");
  await ann.goto("/data");
  await expect(ann.getByTestId("blocked")).toContainText("You have blocked nobody.");
});

test("a reminder, an offer to end and a farewell are each seen by the other", { tag: "@desktop" }, async ({ browser }) => {
  const [ann, bela] = await Promise.all([visitor(browser), visitor(browser, "pl-PL")]);
  await Promise.all([me(ann), me(bela)]);
  const post = async (page: Page, path: string, data: object = {}) => {
    const answer = await page.request.post(path, { headers: { "X-Fiefdom": "1" }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer;
  };
  const seats = [{ who: "me" }, { who: "open" }];
  const { id } = await (await post(ann, "/api/matches", { game: "the-builders", options: { first: 1 }, seats })).json();
  await post(bela, `/api/matches/${id}/join`);
  await post(ann, `/api/matches/${id}/start`);
  await Promise.all([ann.goto(`/table/${id}`), bela.goto(`/table/${id}`)]);
  await expect(bela.locator(".turnbar.mine")).toBeVisible();

  await ann.getByTestId("nudge").click();
  await expect(bela.getByTestId("notice")).toContainText("przypomina: twoja kolej");
  await ann.getByTestId("offer-end").click();
  await expect(bela.getByTestId("end-no")).toBeInViewport();
  const box = async (one: Locator) => (await one.boundingBox())!;
  const asked = await box(bela.getByTestId("company-ask"));
  for (const one of [bela.locator(".board").first(), bela.getByTestId("turn-bar"), bela.getByTestId("score"), bela.getByTestId("company")]) {
    const { x, y, width, height } = await box(one);
    const apart = asked.x + asked.width <= x || x + width <= asked.x || asked.y + asked.height <= y || y + height <= asked.y;
    expect(apart, `what is asked covers ${one}`).toBe(true);
  }
  // On a phone it stands over the bar, where a thumb is and the board is not.
  await bela.setViewportSize({ width: 360, height: 740 });
  await expect(bela.getByTestId("end-no")).toBeInViewport({ ratio: 1 });
  expect((await box(bela.getByTestId("company-ask"))).y).toBeGreaterThan(370);
  await bela.getByTestId("end-no").click();
  await expect(ann.getByTestId("company-ask")).toBeHidden();
  await expect(ann.getByTestId("notice")).toContainText("Not everybody wants to end");

  const [page] = await Promise.all([ann.waitForEvent("popup"), ann.getByTestId("company-1").getByTestId("player-page").click()]);
  await page.getByTestId("block-player").click();
  await expect(page.getByTestId("blocked").getByRole("listitem")).toHaveCount(1);
  await page.getByTestId("unblock").click();
  await expect(page.getByTestId("blocked")).toContainText("You have blocked nobody.");

  await post(bela, `/api/matches/${id}/leave`);
  await expect(ann.getByTestId("notice")).toContainText("a bot, takes the seat of");
});
