/** What is said at the table that is open. */

import { api } from "../server/api";
import { company } from "./company.svelte";
import { notices } from "../ui/notices.svelte";
import type { Message } from "../server/types";
import { say } from "../words/words.svelte";

export const EMOTES = ["hello", "luck", "nice", "thanks", "sorry", "oops", "wow", "think", "laugh", "cheers", "again", "bye"] as const;
export type Emote = (typeof EMOTES)[number];

class TalkStore {
  messages = $state.raw<Message[]>([]);
  #id = "";
  #newest = 0;
  /** The last message when the table was opened: nothing up to it is news. */
  #old = 0;
  #asking = false;
  /** What came while we were asking. */
  #missed: number | null = null;

  /** The table says that there is something new: read it. */
  async follow(id: string, newest: number): Promise<void> {
    if (id !== this.#id) {
      this.#id = id;
      this.#newest = 0;
      this.messages = [];
      this.#old = newest;
    }
    if (this.#asking) this.#missed = newest;
    if (newest === this.#newest || this.#asking) return;
    this.#asking = true;
    try {
      const talk = await api.chat(id, newest < this.#newest ? 0 : this.#newest);
      if (id !== this.#id) return;
      const known = newest < this.#newest ? [] : this.messages;
      const fresh = talk.messages.filter((message) => !known.some((old) => old.id === message.id));
      this.messages = [...known, ...fresh];
      this.#newest = talk.newest;
      const news = fresh.filter((message) => !message.you && message.id > this.#old);
      if (!company.talking) company.unread += news.length;
      const reminder = news.find((message) => message.kind === "nudge" && Number(message.text) === company.table?.seat);
      if (reminder) notices.show(say("page-nudges-me", { player: reminder.name }));
    } catch {
      // it is asked for again with the next message
    } finally {
      this.#asking = false;
      const missed = this.#missed;
      this.#missed = null;
      if (missed !== null) void this.follow(id, missed);
    }
  }

  async say(said: { words: string } | { emote: Emote }): Promise<boolean> {
    try {
      const talk = await api.say(this.#id, said);
      this.messages = talk.messages;
      this.#newest = talk.newest;
      return true;
    } catch (error) {
      notices.fail(error);
      return false;
    }
  }

  async clear(): Promise<void> {
    try {
      await api.clearChat(this.#id);
      this.messages = [];
      this.#newest = 0;
    } catch (error) {
      notices.fail(error);
    }
  }
}

export const talk = new TalkStore();
