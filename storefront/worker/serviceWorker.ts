import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/**
 * The shop on the phone (docs/decisions/2026-11-27-the-shop-on-the-phone.md): a script of its own, which knows nothing of
 * the others.
 */

/** Every file of this build and the page, written here by the build. */
declare const PRECACHED: PrecacheEntry[];

// Only navigations get the kept page: the shop asks for `/` itself to learn whether the server is there.
precacheAndRoute(PRECACHED, { directoryIndex: '', cleanURLs: false });

/** What a browser opens and the server answers by itself: the pages of the API, and files. */
const NOT_THE_SHOP = [/^\/(docs|openapi\.json|metrics)(\/|$)/, /^\/[^/]+\.[^/]+$/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_THE_SHOP }));

// A new build waits until its player asks for it or has closed every page of the old one, whose files stay until then.
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === 'take-over') void (globalThis as unknown as { skipWaiting(): Promise<void> }).skipWaiting();
});
