import * as v from 'valibot';
import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { tickets } from '../shared/paths';

/**
 * The shop on the phone (docs/decisions/2026-11-27-the-shop-on-the-phone.md): a script of its own, which knows nothing of
 * the others.
 */

/** Every file of this build and the page, written here by the build. */
declare const PRECACHED: PrecacheEntry[];

/** What of a worker's own world is used here; its library of types excludes that of pages. */
interface Later extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends Later {
  data: { text(): string } | null;
}
interface NotificationClick extends Later {
  notification: Notification;
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
}
const worker = globalThis as unknown as {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
};

// Only navigations get the kept page: the shop asks for `/` itself to learn whether the server is there.
precacheAndRoute(PRECACHED, { directoryIndex: '', cleanURLs: false });

/** What a browser opens and the server answers by itself: the pages of the API, and files. */
const NOT_THE_SHOP = [/^\/(docs|openapi\.json|metrics)(\/|$)/, /^\/[^/]+\.[^/]+$/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_THE_SHOP }));

// A new build waits until its player asks for it or has closed every page of the old one, whose files stay until then.
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === 'take-over') void worker.skipWaiting();
});

/** What a shop pushes (backend/push/message.ts). */
const pushed = v.pipe(v.string(), v.parseJson(), v.object({ title: v.string(), body: v.string(), tag: v.string() }));
/** Where the text is none that this build knows: a browser takes the permission from a page that shows nothing. */
const UNREAD = { title: 'Vé Lộc', body: 'Một kỳ quay của bạn có kết quả: chạm để dò', tag: 'draw' };

addEventListener('push', (event) => {
  const push = event as PushEvent;
  const { title, ...words } = v.parse(v.fallback(pushed, UNREAD), push.data?.text());
  push.waitUntil(worker.registration.showNotification(title, { ...words, icon: '/icon-192.png', lang: 'vi' }));
});

// A page that is open keeps what it is at: a cart, a payment.
addEventListener('notificationclick', (event) => {
  const click = event as NotificationClick;
  click.notification.close();
  click.waitUntil(openTickets());
});

async function openTickets(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === tickets);
  await (open ? open.focus() : worker.clients.openWindow(tickets));
}
