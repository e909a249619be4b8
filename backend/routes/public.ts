import {
  bannerSchema,
  contentSchema,
  contract,
  parametersRequestSchema,
  privacySchema,
  supportContactSchema,
} from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { addressOf } from '../http/address';
import { ok } from '../http/answer';
import { requireLogin } from '../http/auth';
import { jsonBody } from '../http/body';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { notFound } from '../http/httpError';
import { currentBanners } from '../public/banners';
import { contentsOf, currentPrivacy, supportContact } from '../public/contents';
import { accountParameters } from '../public/parameters';
import { acceptedPrivacy } from '../sessions/acceptedPrivacy';
import type { Shop } from '../shop';

const words = v.nullable(v.string());
const parametersSchema = v.object({
  gameId: v.array(v.string()),
  listAccount: v.array(v.object({ id: v.string(), bank: v.string(), number: v.string(), holder: v.string() })),
  privacy: v.string(),
  contact: v.nullable(supportContactSchema),
  invite: v.string(),
  guideKeno: words,
  guideMax3d: words,
  guideMax3dPro: words,
  guideMega: words,
  guidePower: words,
  bannerAds: v.array(bannerSchema),
  notificationCount: v.number(),
});

/** What anybody may read. */
export function publicRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.supportContact), describe('How to reach the shop', supportContactSchema), async (c) => {
      const contact = await supportContact(shop.db);
      if (!contact) throw notFound();
      return ok(c, contact);
    })
    .on(...route(contract.banners), describe('Banners that run now', v.array(bannerSchema)), async (c) =>
      ok(c, await currentBanners(shop)),
    )
    .on(...route(contract.ownAddress), describe("The caller's address", v.object({ ip: v.string() })), (c) =>
      ok(c, { ip: addressOf(c) }, { ip: addressOf(c) }),
    )
    .on(...route(contract.contents), describe('Texts of a kind', v.array(contentSchema)), async (c) =>
      ok(c, await contentsOf(shop.db, c.req.param('kind'))),
    )
    .on(...route(contract.guides), describe('Guides of the games', v.array(contentSchema)), async (c) =>
      ok(c, await contentsOf(shop.db, 'guide')),
    )
    .on(...route(contract.guide), describe('One guide', contentSchema), async (c) => {
      const guide = (await contentsOf(shop.db, 'guide')).find(({ id }) => id === c.req.param('id'));
      if (!guide) throw notFound();
      return ok(c, guide);
    })
    .on(
      ...route(contract.privacy),
      describe('The privacy text in force, and which one you have accepted', privacySchema),
      async (c) => {
        const userId = c.get('userId');
        const privacy = await currentPrivacy(shop.db);
        return ok(c, userId ? { ...privacy, accepted: await acceptedPrivacy(shop.db, userId) } : privacy);
      },
    )
    .on(
      ...route(contract.parameters),
      describe('Account parameters', parametersSchema),
      jsonBody(parametersRequestSchema),
      async (c) => {
        if (c.req.valid('json').type !== 'public') requireLogin(c);
        return ok(c, await accountParameters(shop, c.get('userId')));
      },
    );
}
