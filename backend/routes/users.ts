import { acceptedPrivacySchema, contract, tokensSchema, userSchema } from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { ok } from '../http/answer';
import { requireUser } from '../http/auth';
import { jsonBody } from '../http/body';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { idempotent } from '../http/idempotency';
import { acceptPrivacy } from '../sessions/acceptPrivacy';
import { changePin } from '../sessions/changePin';
import { newPinSchema, pinSchema } from '../sessions/pin';
import { profileOf, updateProfile } from '../sessions/profile';
import type { Shop } from '../shop';

const changedSchema = v.object({ changed: v.literal(true), ...tokensSchema.entries });

// Control characters would let a name rearrange the text round it.
const line = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest), v.regex(/^[^\p{Cc}\p{Cf}]*$/u));

/** A name as its player writes it; may be empty. */
export const nameLine = line(60);
export const nameSchema = v.pipe(nameLine, v.minLength(1));

const profileBody = v.object({
  name: v.optional(nameSchema),
  email: v.optional(v.union([v.literal(''), v.pipe(line(254), v.email())])),
  identify: v.optional(v.union([v.literal(''), v.pipe(line(20), v.regex(/^[0-9A-Za-z]{6,20}$/))])),
  signature: v.optional(v.string()),
});
const changePassBody = v.object({
  oldPin: v.optional(pinSchema),
  newPin: newPinSchema,
  signature: v.optional(v.string()),
  refreshToken: v.optional(v.string()),
});
const privacyBody = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** A user's own record (spec section 7, `/users/…`; the balance belongs to money). */
export function userRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .post(contract.getProfile.path, requireUser, describe('Your profile', userSchema), async (c) =>
      ok(c, await profileOf(shop.db, c.get('userId'))),
    )
    .post(
      contract.updateProfile.path,
      requireUser,
      describe('Change your profile', userSchema),
      jsonBody(profileBody),
      (c) => {
        const [userId, sessionId] = [c.get('userId'), c.get('sessionId')];
        const { signature, ...change } = c.req.valid('json');
        // Who repeats a change whose answer was lost proves it anew.
        return idempotent(c, userId, 'users/update-profile', change, (trx) =>
          updateProfile(shop, trx, { userId, sessionId }, { ...change, signature }),
        );
      },
    )
    .post(
      contract.changePin.path,
      requireUser,
      describe('Set another PIN; every other session ends', changedSchema),
      jsonBody(changePassBody),
      (c) => changePin(c, c.req.valid('json')),
    )
    .post(
      contract.acceptPrivacy.path,
      requireUser,
      describe('Accept the privacy text', acceptedPrivacySchema),
      jsonBody(privacyBody),
      async (c) => ok(c, await acceptPrivacy(shop, c.get('userId'), c.req.valid('json').version)),
    );
}
