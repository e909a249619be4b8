import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { AppEnv } from '../http/env';
import { HttpError } from '../http/httpError';
import { newId } from '../ids';
import type { Shop } from '../shop';
import { isHttps } from './refreshCookie';

// "Slow Down Online Guessing Attacks with Device Cookies" (OWASP): a browser that has logged in keeps a token that says
// no more than that. What such a device gets wrong is counted apart from strangers, so nobody can lock its owner out.
// It outlives logout, proves nothing by itself, and a token that no right proof has earned makes one a stranger.

const NAME = 'veloc_device';
/** As long as browsers keep a cookie. */
export const DEVICE_SECONDS = 400 * 24 * 3600;
/** Accounts that one browser is remembered for, and so tokens in its cookie. */
const ACCOUNTS = 5;
const TOKEN = /^[\w-]{43}$/;

export interface KnownAsker {
  /** Of the session or the device. */
  id: string;
  userId: string;
  /** When a code was typed there first; null where none ever was. */
  provedAt: Date | null;
  /** It has shown a session's token alone, which may have been copied, and no device's. */
  isSession: boolean;
}

type Account = { phone: string } | { id: string };

function tokensOf(c: Context): string[] {
  const tokens = (getCookie(c, NAME) ?? '').split('.').filter((token) => TOKEN.test(token));
  return tokens.slice(0, ACCOUNTS);
}

function ofAccount(db: Kysely<Database>, account: Account) {
  const devices = db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select(['known_devices.id', 'known_devices.user_id as userId', 'known_devices.proved_at as provedAt']);
  return 'id' in account
    ? devices.where('users.id', '=', account.id)
    : devices.where('users.phone', '=', account.phone);
}

/** The device of the caller's cookie, when it has logged in to this account before. */
async function deviceOfCookie(c: Context<AppEnv>, db: Kysely<Database>, account: Account) {
  const hashes = tokensOf(c).map((token) => c.get('shop').secrets.hash('device', token));
  if (hashes.length === 0) return undefined;
  return ofAccount(db, account).where('token_hash', 'in', hashes).limit(1).executeTakeFirst();
}

/** The caller's open session of this account. */
async function sessionOf(c: Context<AppEnv>, db: Kysely<Database>, account: Account) {
  const sessionId = c.get('sessionId');
  if (!sessionId) return undefined;
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('known_devices', 'known_devices.id', 'sessions.device_id')
    .select(['sessions.id', 'users.id as userId', 'known_devices.proved_at as provedAt'])
    .where('sessions.id', '=', sessionId)
    .where('id' in account ? 'users.id' : 'users.phone', '=', 'id' in account ? account.id : account.phone)
    .executeTakeFirst();
}

/**
 * Who asks about an account: a device known to it, an open session of it, or undefined for a stranger. Each is counted by
 * itself: what a stolen session gets wrong does not bar the device it was stolen from, whose own session is open still.
 */
export async function knownAsker(c: Context<AppEnv>, account: Account): Promise<KnownAsker | undefined> {
  const { db } = c.get('shop');
  const device = await deviceOfCookie(c, db, account);
  if (device) return { ...device, isSession: false };
  const session = await sessionOf(c, db, account);
  return session && { ...session, isSession: true };
}

/** Adds a device to an account; `isProved`: a code sent to its phone was typed there. Answers its id. */
export async function addDevice(
  { clock }: Pick<Shop, 'clock'>,
  trx: Transaction<Database>,
  userId: string,
  { isProved }: { isProved: boolean },
): Promise<string> {
  const at = clock.now();
  const id = newId(at);
  await trx
    .insertInto('known_devices')
    .values({
      id,
      user_id: userId,
      token_hash: null,
      proved_at: isProved ? at : null,
      pin_fails: 0,
      pin_locked_until: null,
      created_at: at,
      last_used_at: at,
    })
    .execute();
  return id;
}

/** Gives a device its token, unless it has one; `setDeviceCookie` hands it out once this is committed. */
async function nameDevice(c: Context<AppEnv>, trx: Transaction<Database>, id: string): Promise<void> {
  const shop = c.get('shop');
  const token = shop.random(32).toString('base64url');
  const named = await trx
    .updateTable('known_devices')
    .set({ token_hash: shop.secrets.hash('device', token) })
    .where('id', '=', id)
    .where('token_hash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  c.set('deviceToken', named && token);
}

/** The device on which a user logs in: the one the cookie names, or from now on this one, which is new. */
export async function rememberDevice(
  c: Context<AppEnv>,
  trx: Transaction<Database>,
  { userId, isProved }: { userId: string; isProved: boolean },
): Promise<{ id: string; isNew: boolean }> {
  const shop = c.get('shop');
  const known = await deviceOfCookie(c, trx, { id: userId });
  if (known) {
    await trx.updateTable('known_devices').set({ last_used_at: shop.clock.now() }).where('id', '=', known.id).execute();
    if (isProved) await markProved(shop, trx, known.id);
    return { id: known.id, isNew: false };
  }
  const id = await addDevice(shop, trx, userId, { isProved });
  await nameDevice(c, trx, id);
  return { id, isNew: true };
}

async function markProved({ clock }: Pick<Shop, 'clock'>, trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .updateTable('known_devices')
    .set({ proved_at: clock.now() })
    .where('id', '=', id)
    .where('proved_at', 'is', null)
    .execute();
}

function deviceOfSession(db: Kysely<Database>, sessionId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('known_devices', 'known_devices.id', 'sessions.device_id')
    .select(['known_devices.id', 'known_devices.proved_at'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
}

/** Whether a code sent to the phone was ever typed on the device of a session: who guessed the PIN has never had one. */
export async function isProvedDevice(db: Kysely<Database>, sessionId: string): Promise<boolean> {
  const device = await deviceOfSession(db, sessionId);
  return device !== undefined && device.proved_at !== null;
}

/**
 * Throws 403 CODE_REQUIRED with the sentence where `isProvedDevice` is false: what is asked for takes a code there, though
 * the PIN be right. Asked before the PIN is judged, so that nobody learns there whether it is.
 */
export async function requireProvedDevice(db: Kysely<Database>, sessionId: string, sentence: string): Promise<void> {
  if (!(await isProvedDevice(db, sessionId))) throw new HttpError(403, 'CODE_REQUIRED', sentence);
}

/** A code sent to the phone has just been typed in this session. */
export async function proveDevice(
  shop: Pick<Shop, 'clock'>,
  trx: Transaction<Database>,
  sessionId: string,
): Promise<void> {
  const device = await deviceOfSession(trx, sessionId);
  if (device) await markProved(shop, trx, device.id);
}

/**
 * A session that goes on keeps its device known, and names one that has no token yet: the session was open before
 * devices had any, or the device was logged out from another one while it had a second session.
 */
export async function renewDevice(c: Context<AppEnv>, trx: Transaction<Database>, sessionId: string): Promise<void> {
  const shop = c.get('shop');
  const session = await trx
    .selectFrom('sessions')
    .select(['user_id', 'device_id'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const deviceId = session.device_id ?? (await addDevice(shop, trx, session.user_id, { isProved: false }));
  if (!session.device_id) {
    await trx.updateTable('sessions').set({ device_id: deviceId }).where('id', '=', sessionId).execute();
  }
  await trx.updateTable('known_devices').set({ last_used_at: shop.clock.now() }).where('id', '=', deviceId).execute();
  await nameDevice(c, trx, deviceId);
}

/** Hands out the token of a new device beside those of the browser's other accounts, and lets all of them live on. */
export function setDeviceCookie(c: Context<AppEnv>): void {
  const fresh = c.get('deviceToken');
  const tokens = [...(fresh === undefined ? [] : [fresh]), ...tokensOf(c)].slice(0, ACCOUNTS);
  if (tokens.length === 0) return;
  const attributes = { httpOnly: true, sameSite: 'Strict', path: '/', secure: isHttps(c) } as const;
  setCookie(c, NAME, tokens.join('.'), { ...attributes, maxAge: DEVICE_SECONDS });
}

/**
 * Makes strangers of all devices of a user but the one of this session. Ask for a proof first: a stolen session must not
 * send the player's own devices among the strangers.
 */
export async function forgetOtherDevices(
  db: Kysely<Database>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const own = db.selectFrom('sessions').select('device_id').where('id', '=', sessionId);
  await db
    .updateTable('known_devices')
    .set({ token_hash: null })
    .where('user_id', '=', userId)
    .where('id', 'is distinct from', own)
    .execute();
}
