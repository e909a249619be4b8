import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import type { PushRequest } from '@veloc/rules';
import { pushService, type PushService } from '../../backend/testing/pushService';
import { inspect } from './support/inspect';
import { expect, FRIDAY_AFTERNOON, test } from './support/journey';
import { arriveAs, buyMegaTicket, newPlayer } from './support/player';
import { writeMegaResult } from './support/resultFile';
import { startShop, type ShopServer } from './support/shopServer';

test.use({ serviceWorkers: 'allow' });

let shop: ShopServer;
let service: PushService;
test.beforeAll(async () => {
  service = await pushService();
  // A shop of its own: this journey lets time pass.
  shop = await startShop(FRIDAY_AFTERNOON, {
    settings: { VELOC_PUSH_CONTACT: 'mailto:push@shop.example', VELOC_PUSH_SERVICES: service.origin },
  });
});
test.afterAll(async () => {
  await shop.stop();
  await service.close();
});

const pushSwitch = (page: Page) => page.getByRole('switch', { name: 'Báo trên thiết bị này khi có kết quả' });

/** It waits for the worker with all its files, on a slow machine for as long as a minute. */
async function pressSwitch(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await pushSwitch(page).click();
}

async function openSettings(page: Page): Promise<void> {
  await page.goto(`${shop.url}/account/notifications`);
  await page.getByRole('button', { name: 'Cài đặt tin báo' }).click();
  await expect(pushSwitch(page)).toBeVisible();
}

/** Has the browser subscribed at the push service of this machine: it cannot reach its own. */
async function subscribeAt(context: BrowserContext, subscription: PushRequest): Promise<void> {
  await context.addInitScript(({ endpoint, ...keys }) => {
    const own = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      async unsubscribe() {
        localStorage.removeItem('subscribed');
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      async subscribe() {
        localStorage.setItem('subscribed', 'true');
        return own;
      },
      getSubscription: async () => (localStorage.getItem('subscribed') ? own : null),
    });
  }, subscription);
}

/** What the browser says of the permission: one without windows, as CI has it, says no to everybody. */
async function permit(context: BrowserContext, permission: NotificationPermission): Promise<void> {
  await context.addInitScript((said) => {
    let now = said;
    Object.defineProperty(Notification, 'permission', { get: () => now, configurable: true });
    Notification.requestPermission = async () => (now = now === 'default' ? 'denied' : now);
  }, permission);
}

/** Has a browser that shows no notifications keep what its worker would have shown. Answers whether it is one. */
async function keepsNotes(worker: Worker): Promise<boolean> {
  if ((await worker.evaluate(() => Notification.permission)) === 'granted') return false;
  await worker.evaluate(() => {
    const kept = new Map<string, object>();
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, note: { body?: string; tag: string }) =>
        void kept.set(note.tag, { title, body: note.body ?? '', tag: note.tag }),
      getNotifications: async () => [...kept.values()],
    });
  });
  return true;
}

/** The registration of the page's worker by DevTools, which delivers messages as a push service would. */
async function registrationOf(devtools: CDPSession): Promise<string> {
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) found(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return registered;
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The worker is not there.');
  return worker;
}

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const notes = await registration.getNotifications();
    return notes.map(({ title, body, tag }) => ({ title, body, tag }));
  });

test('a browser that refuses, or reaches no push service, is told so', async ({ page, context }) => {
  await arriveAs(page, shop, await newPlayer(shop));
  await page.addInitScript(() => {
    const unreachable = () => Promise.reject(new DOMException('push service not available', 'AbortError'));
    Object.assign(PushManager.prototype, { subscribe: unreachable });
  });
  await permit(context, 'default');
  await openSettings(page);
  await pressSwitch(page);
  await expect(page.getByText(/^Trình duyệt đang chặn tin báo/)).toBeVisible();

  await permit(context, 'granted');
  await openSettings(page);
  await pressSwitch(page);
  await expect(page.getByRole('alert').filter({ hasText: 'dịch vụ chuyển tin' })).toBeVisible();
  await expect(pushSwitch(page)).not.toBeChecked();
});

test('a draw of own tickets rings once on the device that wants it, and no more after the logout', async ({
  page,
  context,
}) => {
  const browser = service.newBrowser();
  await subscribeAt(context, browser.subscription);
  await context.grantPermissions(['notifications'], { origin: shop.url });
  await permit(context, 'granted');
  const player = await newPlayer(shop, { balance: 20_000 });
  await buyMegaTicket(shop, player, [3, 12, 19, 27, 30, 31]);
  await arriveAs(page, shop, player);
  const devtools = await context.newCDPSession(page);
  let isBlind = false;

  await test.step('it is off until it is pressed', async () => {
    await openSettings(page);
    await expect(pushSwitch(page)).not.toBeChecked();
    await pressSwitch(page);
    await expect(pushSwitch(page)).toBeChecked();
    await inspect(page);
    await openSettings(page);
    await expect(pushSwitch(page)).toBeChecked();
  });

  const texts = await test.step('the shop tells the push service of the draw, so that it cannot read it', async () => {
    shop = await shop.restart('2026-08-21T18:04:00+07:00');
    const file = writeMegaResult(shop.data, { drawId: '01552', date: '2026-08-21', numbers: [1, 2, 3, 4, 5, 6] });
    expect(await shop.operator('results', 'import', file)).toContain('imported 1');
    let messages: { body: Buffer }[] = [];
    await expect.poll(() => (messages = [...messages, ...service.take()]).length).toBe(1);
    return messages.map(({ body }) => browser.read(body));
  });

  await test.step('the device shows game and draw, once however often it comes', async () => {
    const registrationId = await registrationOf(devtools);
    const worker = await workerOf(context);
    isBlind = await keepsNotes(worker);
    for (const data of [...texts, ...texts]) {
      await devtools.send('ServiceWorker.deliverPushMessage', { origin: shop.url, registrationId, data });
    }
    const note = { title: 'MEGA 6/45', body: 'Kỳ 01552 đã quay: chạm để dò', tag: 'mega:20260821' };
    await expect.poll(() => shown(worker)).toEqual([note]);
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: shop.url, registrationId, data: '{"title":1}' });
    await expect.poll(() => shown(worker)).toContainEqual(expect.objectContaining({ title: 'Vé Lộc', tag: 'draw' }));
  });

  await test.step('a press opens the tickets', async () => {
    // There is nothing to press, nor can anybody make a notification.
    if (isBlind) return;
    const worker = await workerOf(context);
    const opened = await worker.evaluate(async () => {
      interface Later extends Event {
        waitUntil(work: Promise<unknown>): void;
      }
      const world = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        clients: { openWindow(url: string): Promise<unknown> };
        NotificationEvent: new (type: string, about: { notification: Notification }) => Later;
      };
      const [notification] = await world.registration.getNotifications({ tag: 'mega:20260821' });
      if (!notification) throw new Error('The notification is not there.');
      // A browser opens a window for a press of a person alone.
      return new Promise<string>((found) => {
        world.clients.openWindow = async (url) => found(url);
        dispatchEvent(new world.NotificationEvent('notificationclick', { notification }));
      });
    });
    await expect.poll(() => shown(worker)).toHaveLength(1);
    await page.goto(`${shop.url}${opened}`);
    await expect(page.getByRole('heading', { name: 'Vé của tôi' })).toBeVisible();
  });

  await test.step('after the logout the browser is told nothing more', async () => {
    await page.goto(`${shop.url}/account`);
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('subscribed'))).toBeNull();
  });
});
