/** Hearing of one's turn while away: this browser's notices, and the ways that the server knows. */

import type { WaysOut } from "../../generated/api";
import { api } from "../server/api";
import { person } from "./person.svelte";
import { settings } from "../frame/settings.svelte";

/** The key of the server as the browser wants it. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** As the server names a browser (SHA-256 of its endpoint). */
export async function browserId(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

class Hearing {
  ways = $state.raw<WaysOut | null>(null);
  /** This browser is told. */
  on = $state(false);
  /** This browser could be told. */
  readonly possible = typeof PushManager !== "undefined" && typeof Notification !== "undefined" && "serviceWorker" in navigator;
  /** Somebody said no to the browser: it does not ask again. */
  denied = $state(typeof Notification !== "undefined" && Notification.permission === "denied");

  async load(): Promise<void> {
    await person.known();
    await this.#know(await api.ways());
  }

  /** From a click only: browsers ask the person then. False: they said no. */
  async turnOn(): Promise<boolean> {
    const allowed = await Notification.requestPermission();
    this.denied = allowed === "denied";
    if (allowed !== "granted") return false;
    const ways = this.ways ?? (await api.ways());
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: keyBytes(ways.push_key) };
    const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
      // One that another server's key made (the host's data was lost): it is of no use.
      const old = await pushManager.getSubscription();
      if (!old) throw error;
      await old.unsubscribe();
      return pushManager.subscribe(options);
    });
    const { endpoint, keys } = subscription.toJSON();
    await this.#know(await api.addBrowser({ endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } }));
    return true;
  }

  async turnOff(): Promise<void> {
    const mine = await this.#mine();
    if (!mine) return;
    const id = await browserId(mine.endpoint);
    await mine.unsubscribe();
    await this.#know(await api.dropBrowser(id));
  }

  async drop(id: string): Promise<void> {
    await this.#know(await api.dropBrowser(id));
  }

  async mail(wish: { address?: string; digest?: boolean }): Promise<void> {
    await this.#know(await api.changeMail(wish));
  }

  async dropMail(): Promise<void> {
    await this.#know(await api.dropMail());
  }

  /** Whether to ask if they want to be called: after the first game with other people, once. */
  worthAsking(tables: readonly { status: string; seats: readonly { kind: string }[] }[]): boolean {
    if (!this.possible || this.on || this.denied || settings.seen("hearing")) return false;
    return tables.some(({ status, seats }) => status !== "waiting" && seats.filter(({ kind }) => kind === "person").length > 1);
  }

  /** In a tab that is open but not looked at; the same notice as the server's, so that there is one. */
  async call(title: string, body: string, id: string): Promise<void> {
    if (!this.possible || Notification.permission !== "granted" || document.visibilityState === "visible") return;
    if (!this.ways) await this.load();
    if (!this.on) return;
    const path = `/table/${id}`;
    const worker = await navigator.serviceWorker.ready;
    await worker.showNotification(title, { body, tag: `table-${id}`, icon: "/icons/icon-192.png", badge: "/icons/badge-96.png", data: { path } });
  }

  async #mine(): Promise<PushSubscription | null> {
    const worker = this.possible ? await navigator.serviceWorker.getRegistration() : undefined;
    return (await worker?.pushManager.getSubscription()) ?? null;
  }

  async #know(ways: WaysOut): Promise<void> {
    const mine = await this.#mine();
    const id = mine && (await browserId(mine.endpoint));
    this.on = ways.browsers.some((browser) => browser.id === id);
    this.ways = ways;
  }
}

export const hearing = new Hearing();
