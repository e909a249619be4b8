import {
  acceptedPrivacySchema,
  acceptPrivacyRequestSchema,
  contract,
  pinChangeRequestSchema,
  profileRequestSchema,
  tokensSchema,
  userSchema,
} from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { idempotent } from '../http/idempotency';
import { acceptPrivacy } from '../sessions/acceptPrivacy';
import { changePin } from '../sessions/changePin';
import { profileOf, updateProfile } from '../sessions/profile';
import type { Shop } from '../shop';

const changedSchema = v.object({ changed: v.literal(true), ...tokensSchema.entries });

/** A user's own record (spec section 7, `/users/…`; the balance belongs to money). */
export function userRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.getProfile), describe('Your profile', userSchema), async (c) =>
      ok(c, await profileOf(shop.db, c.get('userId'))),
    )
    .on(
      ...route(contract.updateProfile),
      describe('Change your profile', userSchema),
      jsonBody(profileRequestSchema),
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
      ...route(contract.changePin),
      describe('Set another PIN; every other session ends', changedSchema),
      jsonBody(pinChangeRequestSchema),
      (c) => changePin(c, c.req.valid('json')),
    )
    .on(
      ...route(contract.acceptPrivacy),
      describe('Accept the privacy text', acceptedPrivacySchema),
      jsonBody(acceptPrivacyRequestSchema),
      async (c) => ok(c, await acceptPrivacy(shop, c.get('userId'), c.req.valid('json').version)),
    );
}
