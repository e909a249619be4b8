import { acceptPrivacyRequestSchema, contract, pinChangeRequestSchema, profileRequestSchema } from '@veloc/rules';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { idempotent } from '../http/idempotency';
import { acceptPrivacy } from '../sessions/acceptPrivacy';
import { changePin } from '../sessions/changePin';
import { profileOf, updateProfile } from '../sessions/profile';
import type { Shop } from '../shop';

/** A user's own record (spec section 7, `/users/…`; the balance belongs to money). */
export function userRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.getProfile, 'Your profile'), async (c) => ok(c, await profileOf(shop.db, c.get('userId'))))
    .on(
      ...route(contract.updateProfile, 'Change your profile'),
      jsonBody(contract.updateProfile, profileRequestSchema),
      (c) => {
        const [userId, sessionId] = [c.get('userId'), c.get('sessionId')];
        const { signature, ...change } = c.req.valid('json');
        // Who repeats a change whose answer was lost proves it anew.
        return idempotent(c, userId, 'users/update-profile', change, (trx) =>
          updateProfile(shop, trx, { userId, sessionId }, { ...change, signature }),
        );
      },
    )
    .on(
      ...route(contract.changePin, 'Set another PIN; every other session ends'),
      jsonBody(contract.changePin, pinChangeRequestSchema),
      (c) => changePin(c, c.req.valid('json')),
    )
    .on(
      ...route(contract.acceptPrivacy, 'Accept the privacy text'),
      jsonBody(contract.acceptPrivacy, acceptPrivacyRequestSchema),
      async (c) => ok(c, await acceptPrivacy(shop, c.get('userId'), c.req.valid('json').version)),
    );
}
