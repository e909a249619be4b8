import { contract, parametersRequestSchema } from '@veloc/rules';
import { Hono } from 'hono';
import { addressOf } from '../http/address';
import { ok } from '../http/answer';
import { requireLogin } from '../http/auth';
import { jsonBody } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { notFound } from '../http/httpError';
import { currentBanners } from '../public/banners';
import { contentsOf, currentPrivacy, supportContact } from '../public/contents';
import { accountParameters } from '../public/parameters';
import { acceptedPrivacy } from '../sessions/acceptedPrivacy';
import type { Shop } from '../shop';

/** What anybody may read. */
export function publicRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.supportContact, 'How to reach the shop'), async (c) => {
      const contact = await supportContact(shop.db);
      if (!contact) throw notFound();
      return ok(c, contact);
    })
    .on(...route(contract.banners, 'Banners that run now'), async (c) => ok(c, await currentBanners(shop)))
    .on(...route(contract.ownAddress, "The caller's address"), (c) => ok(c, { ip: addressOf(c) }, { ip: addressOf(c) }))
    .on(...route(contract.contents, 'Texts of a kind'), async (c) =>
      ok(c, await contentsOf(shop.db, c.req.param('kind'))),
    )
    .on(...route(contract.guides, 'Guides of the games'), async (c) => ok(c, await contentsOf(shop.db, 'guide')))
    .on(...route(contract.guide, 'One guide'), async (c) => {
      const guide = (await contentsOf(shop.db, 'guide')).find(({ id }) => id === c.req.param('id'));
      if (!guide) throw notFound();
      return ok(c, guide);
    })
    .on(...route(contract.privacy, 'The privacy text in force, and which one you have accepted'), async (c) => {
      const userId = c.get('userId');
      const privacy = await currentPrivacy(shop.db);
      return ok(c, userId ? { ...privacy, accepted: await acceptedPrivacy(shop.db, userId) } : privacy);
    })
    .on(
      ...route(contract.parameters, 'Account parameters'),
      jsonBody(contract.parameters, parametersRequestSchema),
      async (c) => {
        if (c.req.valid('json').type !== 'public') requireLogin(c);
        return ok(c, await accountParameters(shop, c.get('userId')));
      },
    );
}
