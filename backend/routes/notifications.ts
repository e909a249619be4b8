import {
  contract,
  notificationSettingsSchema,
  pageRequestSchema,
  pushRequestSchema,
  readNotificationsRequestSchema,
} from '@veloc/rules';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import { jsonBody, query } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { nextCursor, okPage } from '../http/page';
import { markRead, notificationPage, unreadCount } from '../notifications/list';
import { endPush, pushState, startPush } from '../push/subscriptions';
import type { Shop } from '../shop';

/** What a player was told of: draws of own tickets, prizes, top-ups, withdrawals, refunds. */
export function notificationRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(
      ...route(contract.listNotifications, 'Your notifications, newest first'),
      query(contract.listNotifications, pageRequestSchema),
      async (c) => {
        const page = c.req.valid('query');
        const items = await notificationPage(shop.db, { userId: c.get('userId'), ...page });
        return okPage(
          c,
          items,
          nextCursor(items, page.itemPerPage, ({ id }) => id),
        );
      },
    )
    .on(
      ...route(contract.readNotifications, 'Mark notifications as read; answers how many are left unread'),
      jsonBody(contract.readNotifications, readNotificationsRequestSchema),
      async (c) => {
        const userId = c.get('userId');
        await markRead(shop.db, { userId, ids: c.req.valid('json').ids, at: shop.clock.now() });
        return ok(c, { notificationCount: await unreadCount(shop.db, userId) });
      },
    )
    .on(...route(contract.getNotificationSettings, 'How often you are told of draws'), async (c) => {
      const { draw_notices: draws } = await shop.db
        .selectFrom('users')
        .select('draw_notices')
        .where('id', '=', c.get('userId'))
        .executeTakeFirstOrThrow();
      return ok(c, { draws });
    })
    .on(
      ...route(contract.changeNotificationSettings, 'Change how often you are told of draws'),
      jsonBody(contract.changeNotificationSettings, notificationSettingsSchema),
      async (c) => {
        const { draws } = c.req.valid('json');
        await shop.db.updateTable('users').set({ draw_notices: draws }).where('id', '=', c.get('userId')).execute();
        return ok(c, { draws });
      },
    )
    .on(...route(contract.getPush, 'Whether this session is told of draws by Web Push'), async (c) =>
      ok(c, await pushState(shop, c.get('sessionId'))),
    )
    .on(
      ...route(contract.startPush, 'Tell this session of draws by Web Push, at a subscription of its browser'),
      jsonBody(contract.startPush, pushRequestSchema),
      async (c) => {
        const { endpoint, ...keys } = c.req.valid('json');
        const [p256dh, auth] = [keys.p256dh, keys.auth].map((key) => Buffer.from(key, 'base64url')) as [Buffer, Buffer];
        await startPush(shop, c.get('sessionId'), { endpoint, p256dh, auth });
        return ok(c, await pushState(shop, c.get('sessionId')));
      },
    )
    .on(...route(contract.endPush, 'Tell this session nothing more by Web Push'), async (c) => {
      await endPush(shop, c.get('sessionId'));
      return ok(c, await pushState(shop, c.get('sessionId')));
    });
}
