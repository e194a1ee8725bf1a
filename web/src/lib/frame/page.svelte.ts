/** What the page that is open tells the frame around it: its title, and what the browser's tab says. */

class Page {
  title = $state("");
  subtitle = $state("");
  detail = $state("");
  /** The game one is at, for the link to its rules. */
  game = $state<string | null>(null);
  /** Said before the title in the tab: "Your turn". */
  call = $state("");
  /** A phone on its side: the top line stands beside the board, which is square or wide. */
  low = $state<"square" | "wide" | null>(null);
  /** Said in the top line while the connection is lost. */
  lost = $state("");

  set({ title, subtitle = "", detail = "", game = null, call = "" }: Partial<Omit<Page, "lost" | "low">> & { title: string }): void {
    this.title = title;
    this.subtitle = subtitle;
    this.detail = detail;
    this.game = game;
    this.call = call;
  }

  get tab(): string {
    return [this.call, this.title, "Fiefdom"].filter(Boolean).join(" · ");
  }
}

export const page = new Page();
