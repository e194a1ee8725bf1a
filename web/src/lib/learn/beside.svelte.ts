/** The rules that lie beside the table: which game's, and the rule they are open at. */

class Beside {
  game = $state<string | null>(null);
  rule = $state("");

  open(game: string, rule = ""): void {
    this.game = game;
    this.rule = rule;
  }
  close(): void {
    this.game = null;
    this.rule = "";
  }
}

export const beside = new Beside();
