import { hash, verify } from '@node-rs/argon2';
import { checkNewPin, texts } from '@veloc/rules';
import type { Context } from 'hono';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { AppEnv } from '../http/env';
import { HttpError, invalid } from '../http/httpError';
import { createKeyedSemaphore } from '../keyedLocks';
import type { Shop } from '../shop';

const LOCK = 15 * 60_000;
const DAY = 24 * 3_600_000;

/** Throws 400 VALIDATION_ERROR for a PIN to be set that stands in its own phone. */
export function requireStrongPin(pin: string, phone: string): void {
  const checked = checkNewPin(pin, phone);
  if (!checked.ok) throw invalid(checked.message);
}

/**
 * argon2id with the library's defaults, which follow OWASP; in an object, so that a test can count the dear calls and
 * make them cheap. `nobody` is verified for phones without a PIN, so that an answer's duration does not tell who has one.
 */
export const argon2 = { hash: (pin: string) => hash(pin), verify, nobody: hash('000000') };

/** Hashes at once: libuv has four threads, and judging access tokens needs one of them too. */
export const HASHING_THREADS = 3;
const threads = createKeyedSemaphore(HASHING_THREADS, Infinity);
/** An account has one PIN in the queue to be judged, however many sessions and devices it has: the others come in between. */
const ofAccount = createKeyedSemaphore(1, Infinity);

export function hashPin(pin: string): Promise<string> {
  return threads.hold('argon2', () => argon2.hash(pin));
}

function verifyPin(pinHash: string, pin: string): Promise<boolean> {
  return threads.hold('argon2', () => argon2.verify(pinHash, pin));
}

function locked(until: Date, now: Date): HttpError {
  const seconds = Math.max(Math.ceil((until.getTime() - now.getTime()) / 1000), 1);
  return new HttpError(
    423,
    'PIN_LOCKED',
    texts.pinLocked(seconds),
    { retryAfter: seconds },
    { 'Retry-After': String(seconds) },
  );
}

function wrongPin(): HttpError {
  return new HttpError(400, 'PIN_INVALID', 'Số điện thoại hoặc mã PIN không đúng');
}

/** Who types a PIN. */
export interface PinAsker {
  /** Undefined for a phone without an account. */
  userId: string | undefined;
  /** The known device that asks without a session; strangers, who have neither, share the tries of an account. */
  deviceId?: string | undefined;
  /** The open session that asks: who has stolen it does not lock its device out of logging in. */
  sessionId?: string | undefined;
}

/** Who types a PIN in an open session. */
export function pinAskerOf(c: Context<AppEnv>): PinAsker & { userId: string } {
  return { userId: c.get('userId'), sessionId: c.get('sessionId') };
}

/** A PIN that was right when it was judged. */
export interface VerifiedPin {
  userId: string;
  /** `users.pin_hash` that it was judged by. */
  pinHash: string;
}

/** The row that counts the tries of a user's PIN. */
interface Counter {
  userId: string;
  table: 'users' | 'known_devices' | 'sessions';
  id: string;
}

/**
 * Counts a try before it is judged, so that guesses at several processes of the shop cannot share one. Nothing comes
 * back while locked.
 */
async function reserveTry(shop: Shop, { userId, table, id }: Counter) {
  const now = shop.clock.now();
  const until = new Date(now.getTime() + LOCK);
  const dayAgo = new Date(now.getTime() - DAY);
  const { pinTries, pinFailures } = shop.settings.limits;
  // A lock that has run out forgives what led to it.
  const fails = sql<number>`(case when pin_locked_until is null then pin_fails else 0 end + 1)`;
  const isToday = sql<boolean>`coalesce(pin_failing_since > ${dayAgo}, false)`;
  const day = hasDay(table)
    ? {
        set: sql`, pin_day_fails = case when ${isToday} then pin_day_fails else 0 end + 1,
            pin_failing_since = case when ${isToday} then pin_failing_since else ${now}::timestamptz end`,
        where: sql`and not (${isToday} and pin_day_fails >= ${pinFailures})`,
      }
    : { set: sql``, where: sql`` };
  const { rows } = await sql<{ pin_hash: string | null }>`
    update ${sql.table(table)} set pin_fails = ${fails},
      pin_locked_until = case when ${fails} >= ${pinTries} then ${until}::timestamptz end${day.set}
    where id = ${id} and (pin_locked_until is null or pin_locked_until <= ${now}) ${day.where}
    returning (select pin_hash from users where id = ${userId})`.execute(shop.db);
  return rows[0];
}

/** Strangers and sessions have a limit a day; a known device always gets in. */
const hasDay = (table: Counter['table']) => table !== 'known_devices';

async function throwLocked(shop: Shop, { table, id }: Counter): Promise<never> {
  const now = shop.clock.now();
  const dayEnd = sql`case when pin_day_fails >= ${shop.settings.limits.pinFailures}
    then pin_failing_since + interval '1 day' end`;
  const { rows } = await sql<{ until: Date | null }>`
    select greatest(pin_locked_until, ${hasDay(table) ? dayEnd : sql`null`}) as until
    from ${sql.table(table)} where id = ${id}`.execute(shop.db);
  throw locked(rows[0]?.until ?? now, now);
}

/** A right PIN is none of the day's wrong ones, and forgives none of them. */
function forgiveTries(shop: Shop, { table, id }: Counter) {
  const day = hasDay(table) ? sql`, pin_day_fails = greatest(pin_day_fails - 1, 0)` : sql``;
  return sql`update ${sql.table(table)} set pin_fails = 0, pin_locked_until = null${day} where id = ${id}`.execute(
    shop.db,
  );
}

/** Costs what counting a try does, for a phone that has no account. */
function countTryOfNobody(shop: Shop): Promise<unknown> {
  const tries = sql<number>`(tries + 1) % 1000000`;
  return shop.db.updateTable('tries_of_nobody').set({ tries }).where('id', '=', 1).execute();
}

/**
 * Judges the PIN of a user, or of nobody. Call it outside a transaction: hashing takes its time. The tries that share a
 * counter are judged one after the other, so that right ones sent at once never add up to a lock. What relies on the
 * answer holds it with `lockPin`: the PIN may be changed before the work begins.
 * Throws 400 PIN_INVALID, or 423 PIN_LOCKED after five wrong ones for 15 minutes (decision A6): of strangers, of one
 * known device or of one open session, none of which locks the others out. Strangers, and a session, are also locked for
 * the rest of the day after 20.
 */
export async function checkPin(shop: Shop, asker: PinAsker, pin: string): Promise<VerifiedPin> {
  const { userId } = asker;
  if (userId === undefined) return tryPinOfNobody(shop, pin);
  const counter = counterOf({ ...asker, userId });
  return shop.mutex(`pin ${counter.id}`, () => tryPin(shop, counter, pin));
}

function counterOf({ userId, deviceId, sessionId }: PinAsker & { userId: string }): Counter {
  if (sessionId) return { userId, table: 'sessions', id: sessionId };
  return deviceId ? { userId, table: 'known_devices', id: deviceId } : { userId, table: 'users', id: userId };
}

async function tryPinOfNobody(shop: Shop, pin: string): Promise<never> {
  await countTryOfNobody(shop);
  await verifyPin(await argon2.nobody, pin);
  throw wrongPin();
}

async function tryPin(shop: Shop, counter: Counter, pin: string): Promise<VerifiedPin> {
  const user = (await reserveTry(shop, counter)) ?? (await throwLocked(shop, counter));
  const pinHash = user.pin_hash ?? (await argon2.nobody);
  const isRight = await ofAccount.hold(counter.userId, () => verifyPin(pinHash, pin));
  if (!isRight || !user.pin_hash) throw wrongPin();
  await forgiveTries(shop, counter);
  return { userId: counter.userId, pinHash: user.pin_hash };
}

/**
 * Lets nobody change the PIN until the transaction ends. Throws 400 PIN_INVALID when it is no longer the one that was
 * judged: who changes a PIN that others know must find nothing done by it afterwards.
 */
export async function lockPin(trx: Transaction<Database>, { userId, pinHash }: VerifiedPin): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('pin_hash', '=', pinHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw wrongPin();
}
