import type { PushRequest } from '@veloc/rules';
import { createContext } from 'react';
import { dropPush, ownScript, pushedTo } from '../kept/onDevice';

/** Web Push as a device offers it. */
export interface PushDevice {
  /** What it lacks: on iOS a page that stands on the home screen, elsewhere a browser that can. Null: nothing. */
  lack: () => 'homeScreen' | 'browser' | null;
  permission: () => NotificationPermission;
  /** Where its browser is told; null where it is not. */
  endpoint: () => Promise<string | null>;
  /**
   * Has its browser told under the shop's key, at a new address each time. Asks a person who has not decided, so it needs a
   * press; null where they do not allow it. Rejects when the browser or its push service fails.
   */
  subscribe: (key: string) => Promise<PushRequest | null>;
  unsubscribe: () => Promise<void>;
}

/** Ms that a worker may take until it works, with all the files that it brings. */
const PATIENCE = 60_000;

const tooLate = () =>
  new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('The service worker did not start in time.')), PATIENCE);
  });

const browserPush: PushDevice = {
  lack() {
    if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator) return null;
    return 'standalone' in navigator && navigator.standalone === false ? 'homeScreen' : 'browser';
  },
  permission: () => Notification.permission,
  endpoint: async () => (await pushedTo())?.endpoint ?? null,
  async subscribe(key) {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    // A browser that saves data has had none so far.
    await navigator.serviceWorker.register(ownScript('/sw.js'));
    const { pushManager } = await Promise.race([navigator.serviceWorker.ready, tooLate()]);
    // One for another key, or that the service has ended, would stand in the way.
    await dropPush();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
    return { endpoint: subscription.endpoint, p256dh, auth };
  },
  unsubscribe: dropPush,
};

export const PushDeviceContext = createContext<PushDevice>(browserPush);
