/** Who I am: the guest behind the cookie. Asked for once; everyone who needs it waits for the same answer. */

import { api } from "../server/api";
import { offline } from "../frame/offline.svelte";
import { settings } from "../frame/settings.svelte";
import type { Language, Me } from "../server/types";
import { browserLanguage, words } from "../words/words.svelte";

class Person {
  me = $state.raw<Me | null>(null);
  #asked: Promise<Me> | null = null;

  /** The cookie is set by the first answer, so every other call goes after this one. */
  known(): Promise<Me> {
    this.#asked ??= api.me().then(
      (me) => {
        this.me = me;
        return me;
      },
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.change({ name });
  }

  async speak(language: Language | null): Promise<void> {
    settings.language = language;
    await words.use(language ?? browserLanguage(navigator.languages));
    this.me = await api.change({ language });
  }

  async carry(code: string): Promise<void> {
    this.#become(await api.carry(code));
  }

  /** Comes back by the code for the drawer. */
  async recover(code: string): Promise<void> {
    this.#become(await api.recover(code));
  }

  #become(me: Me): void {
    void offline.forget();
    this.me = me;
    this.#asked = Promise.resolve(me);
  }
}

export const person = new Person();
