/** The table that is open, for what stands outside of it: the header's clock and the way to the talk. */

import { seatColours } from "../seats/houses";
import type { Seat, Table } from "../server/types";
import type { TableStore } from "../table/table.svelte";

class Company {
  table = $state.raw<Table | null>(null);
  store = $state.raw<TableStore | null>(null);
  /** Of the replay that is open. */
  replayed = $state.raw<readonly Seat[]>([]);
  /** The talk is open. */
  talking = $state(false);
  /** Messages that were not seen yet. */
  unread = $state(0);

  /** There is somebody to talk to, to wait for, or who may come back. */
  get among(): boolean {
    return this.#others((seat) => seat.kind === "person" || seat.left === "time");
  }

  /** Other people play. */
  get together(): boolean {
    return this.#others((seat) => seat.kind === "person");
  }

  #others(counts: (seat: Seat) => boolean): boolean {
    return this.table?.seats.some((seat) => seat.seat !== this.table?.seat && counts(seat)) ?? false;
  }

  /** Who sits at what is open. */
  get seats(): readonly Seat[] {
    return this.table?.seats ?? this.replayed;
  }

  /** Styles that give each seat of the table its colour. */
  get colours(): string {
    return seatColours(this.seats);
  }

  leave(): void {
    this.table = null;
    this.store = null;
    this.replayed = [];
    this.talking = false;
    this.unread = 0;
  }
}

export const company = new Company();
