/** What the page that is open tells the frame around it: its title, and what the browser's tab says. */

class Page {
  title = $state("");
  detail = $state("");
  /** The game one is at, for the link to its rules. */
  game = $state<string | null>(null);
  /** Said before the title in the tab: "Your turn". */
  call = $state("");

  set({ title, detail = "", game = null, call = "" }: { title: string; detail?: string; game?: string | null; call?: string }): void {
    this.title = title;
    this.detail = detail;
    this.game = game;
    this.call = call;
  }

  get tab(): string {
    return [this.call, this.title, "Fiefdom"].filter(Boolean).join(" · ");
  }
}

export const page = new Page();
