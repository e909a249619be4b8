import type { Popups } from '../popups/popups';
import type { Session } from '../session/session';
import { TICKETS_DATABASE } from './databases';

/** Ms that a new build has to take over before its page is loaded anew without it. */
const TAKE_OVER_LIMIT = 3_000;

interface Policy {
  createScriptURL(url: string): string;
}

let policy: Policy | undefined;

/**
 * The address of a script of this origin, as a page takes it that asks for trusted types: its policy admits one maker of
 * addresses, by this name (backend/site/headers.ts), which can be made once.
 */
export function ownScript(path: `/${string}`): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  policy ??= trustedTypes?.createPolicy('service-worker', { createScriptURL: (url) => url });
  return policy?.createScriptURL(path) ?? path;
}

/** What of the shop stays on the device: its files for whoever opens it again, nothing of a player who has left. */
export function startOnDevice(popups: Popups, session: Pick<Session, 'get' | 'subscribe'>, signal: AbortSignal): void {
  forgetWithSession(session, signal);
  // Without it the shop needs a network to open, as before.
  if (import.meta.env.PROD) installServiceWorker(popups).catch(() => undefined);
}

/** Where the browser is told of draws; undefined where it is not, or cannot be. */
export async function pushedTo(): Promise<PushSubscription | null | undefined> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const registration = (await serviceWorker?.getRegistration()) as Partial<ServiceWorkerRegistration> | undefined;
  return registration?.pushManager?.getSubscription();
}

/** Has the browser told nothing more. */
export async function dropPush(): Promise<void> {
  await (await pushedTo())?.unsubscribe();
}

/** Deletes a player's tickets and lets nobody be told of them, whichever way the session ends, in another tab too, or has ended before this page was here. */
function forgetWithSession({ get, subscribe }: Pick<Session, 'get' | 'subscribe'>, signal: AbortSignal): void {
  const forget = () => {
    if (get().token !== null) return;
    try {
      indexedDB.deleteDatabase(TICKETS_DATABASE);
    } catch {
      // A browser that keeps no database has none to delete.
    }
    // The shop tells a session that has ended nothing, whether or not its browser can be asked.
    dropPush().catch(() => undefined);
  };
  forget();
  signal.addEventListener('abort', subscribe(forget), { once: true });
}

/**
 * Keeps the shop on the device, so that it opens without a network, and tells of a newer build that waits: whoever takes
 * it has every page of the shop loaded anew. Does nothing where the browser has no service workers, or asks to save data.
 */
async function installServiceWorker({ tell }: Pick<Popups, 'tell'>): Promise<void> {
  const { serviceWorker } = navigator;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Outside of a secure context there is none.
  if (!(serviceWorker as ServiceWorkerContainer | undefined) || connection?.saveData) return;
  const registration = await serviceWorker.register(ownScript('/sw.js'));

  const tellOf = (waiting: ServiceWorker) => {
    const onPress = () => {
      const reload = () => location.reload();
      serviceWorker.addEventListener('controllerchange', reload, { once: true });
      // A worker that a call reaches as it should give way may do so only once the page has left it.
      setTimeout(reload, TAKE_OVER_LIMIT);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin and takes none
      waiting.postMessage('take-over');
    };
    tell({ message: 'Đã có bản mới của Vé Lộc', actionLabel: 'Tải lại', onPress });
  };
  // The first one that a device gets replaces none.
  if (registration.waiting && serviceWorker.controller) tellOf(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller) tellOf(installing);
    });
  });
}
