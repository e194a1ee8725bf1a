/** What a person asks of the server about the table, one thing at a time. */

import { notices } from "../ui/notices.svelte";
import type { TableStore } from "./table.svelte";
import type { Table } from "../server/types";

export class Asking {
  busy = $state(false);

  constructor(readonly store: () => TableStore) {}

  /** True if it was done. */
  async go(call: () => Promise<Table>): Promise<boolean> {
    this.busy = true;
    try {
      this.store().receive(await call());
      return true;
    } catch (error) {
      notices.fail(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
