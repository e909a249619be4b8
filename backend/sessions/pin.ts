import { hash, verify } from '@node-rs/argon2';
import { checkNewPin, texts } from '@veloc/rules';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Refusal } from '../http/refusal';
import type { Shop } from '../shop';

const LOCK = 15 * 60_000;

/** A PIN as it is typed to log in. */
export const pinSchema = v.pipe(v.string(), v.regex(/^\d{6}$/, texts.pinLength));

/** A PIN to be set: 6 digits, not all equal, not a run up or down (decision A8). */
export const newPinSchema = v.pipe(
  pinSchema,
  v.check((pin) => checkNewPin(pin).ok, texts.pinTooEasy),
);

/** argon2id with the library's defaults, which follow OWASP. */
export function hashPin(pin: string): Promise<string> {
  return hash(pin);
}

// Verified for phones without a PIN, so that an answer's duration does not tell who has one.
const nobody = hash('000000');

function locked(until: Date, now: Date): Refusal {
  const seconds = Math.max(Math.ceil((until.getTime() - now.getTime()) / 1000), 1);
  return new Refusal(
    423,
    'PIN_LOCKED',
    texts.pinLocked(seconds),
    { retryAfter: seconds },
    { 'Retry-After': String(seconds) },
  );
}

function wrongPin(): Refusal {
  return new Refusal(400, 'PIN_INVALID', 'Số điện thoại hoặc mã PIN không đúng');
}

/**
 * Counts a try before it is judged, so that guesses at several processes of the shop cannot share one. Nothing comes
 * back while locked.
 */
function reserveTry(shop: Shop, userId: string) {
  const now = shop.clock.now();
  const until = new Date(now.getTime() + LOCK);
  const { pinTries } = shop.settings.limits;
  // A lock that has run out forgives what led to it.
  const fails = sql<number>`(case when pin_locked_until is null then pin_fails else 0 end + 1)`;
  return shop.db
    .updateTable('users')
    .set({
      pin_fails: fails,
      pin_locked_until: sql<Date | null>`case when ${fails} >= ${pinTries} then ${until}::timestamptz end`,
    })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('pin_locked_until', 'is', null), eb('pin_locked_until', '<=', now)]))
    .returning('pin_hash')
    .executeTakeFirst();
}

/** Costs what counting a try does, for a phone that has no account. */
function countTryOfNobody(shop: Shop): Promise<unknown> {
  const tries = sql<number>`(tries + 1) % 1000000`;
  return shop.db.updateTable('tries_of_nobody').set({ tries }).where('id', '=', 1).execute();
}

/**
 * Judges the PIN of a user, or of nobody. Call it outside a transaction: hashing takes its time. The tries of one user
 * are judged one after the other, so that right ones sent at once never add up to a lock.
 * Throws 400 PIN_INVALID, or 423 PIN_LOCKED after five wrong ones for 15 minutes (decision A6).
 */
export async function checkPin(shop: Shop, userId: string | undefined, pin: string): Promise<void> {
  if (userId === undefined) return judgePin(shop, userId, pin);
  return shop.inTurn(`pin ${userId}`, () => judgePin(shop, userId, pin));
}

async function judgePin(shop: Shop, userId: string | undefined, pin: string): Promise<void> {
  if (userId === undefined) await countTryOfNobody(shop);
  const user = userId === undefined ? undefined : await reserveTry(shop, userId);
  if (userId !== undefined && !user) {
    const { pin_locked_until } = await shop.db
      .selectFrom('users')
      .select('pin_locked_until')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    throw locked(pin_locked_until ?? shop.clock.now(), shop.clock.now());
  }
  const isRight = await verify(user?.pin_hash ?? (await nobody), pin);
  if (!isRight || userId === undefined || !user?.pin_hash) throw wrongPin();
  await shop.db.updateTable('users').set({ pin_fails: 0, pin_locked_until: null }).where('id', '=', userId).execute();
}
