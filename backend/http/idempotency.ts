import type { ContractRow } from '@veloc/rules';
import type { Context } from 'hono';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { isProvedDevice } from '../sessions/knownDevice';
import type { Shop } from '../shop';
import { envelope } from './answer';
import type { AppEnv, CallContext, DataOf } from './env';
import { tooMany } from './rateLimit';
import { HttpError } from './httpError';

const DAY = 24 * 3_600_000;
/**
 * Bytes of stored answers of one session and route in 24 hours; a call with a key beyond them is refused before its work.
 * The largest purchase, 200 lines added one by one and paid for 12 draws each, stores 0.3 MB with its rows, so these are
 * no honest player's bound; without them 1,200 calls a minute could store gigabytes. Each session has its own, so that
 * who stole one keeps its owner, who logs in anew, from nothing. Calls without a user are about a phone or a code that
 * others may name too, so they have no such bound: those that store anything are limited by address and known device.
 */
const KEPT_BYTES = 4 * 1024 * 1024;
/** The same of all sessions and routes of an account, more than one stolen session can fill. */
const ACCOUNT_BYTES = 256 * 1024 * 1024;
/** Of these, what sessions on devices on which no code was ever typed have together: a guessed PIN makes any number. */
const UNPROVED_BYTES = 16 * 1024 * 1024;
/** Bytes that a row takes beside its answer, about; so that many small answers count too. */
const ROW_BYTES = 512;
/** What a key may look like. */
export const KEY = /^[\x21-\x7e]{8,255}$/;

interface IdempotentOptions<T, Proof> {
  /** Keys that the answer shows beside `data`. */
  alsoTopLevel?: (data: T) => Record<string, unknown>;
  /** What else belongs to the answer, for instance a cookie; runs on repeats too. */
  beforeAnswer?: (data: T) => void;
  /**
   * Slow checks that must not hold a transaction, for instance a PIN; what they prove is handed to the work. Left out
   * only while the answer to this very request is stored, and then no work is done.
   */
  beforeWork?: () => Promise<Proof>;
  /** Whether a stored answer is worth nothing any more, for instance tokens of an ended session: a repeat is judged afresh. */
  isOver?: (trx: Transaction<Database>, data: T) => Promise<boolean>;
}

type Work<T, Proof> = (trx: Transaction<Database>, proof: Proof) => Promise<T | HttpError>;

interface KeyedRequest {
  /** Whose key it is: a user's id, or for a call without a user its route and the phone or challenge it names. */
  scope: string;
  key: string;
  route: string;
  request_hash: string;
  /** The session that asks, where the scope is its user. */
  session_id: string | null;
}

function keyOf(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined) return undefined;
  if (!KEY.test(key)) throw new HttpError(400, 'VALIDATION_ERROR', 'Idempotency-Key không hợp lệ');
  return key;
}

/** Anybody can make calls about a phone, so one route's keys must be no other's there. */
function scopeOf(c: Context<AppEnv>, owner: string, route: string): string {
  return owner === c.get('userId') ? owner : `${route} ${owner}`;
}

/** Whether the answer to this very request is stored: the same key for another route or body is a stranger's. */
async function isStored(shop: Shop, request: KeyedRequest): Promise<boolean> {
  const row = await shop.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .where('route', '=', request.route)
    .where('request_hash', '=', request.request_hash)
    .where('created_at', '>=', new Date(shop.clock.now().getTime() - DAY))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Throws 429 RATE_LIMITED, until the oldest answer is forgotten, where there is no room for one more. A call without a user
 * has none to fill: limits of addresses and phones bound those.
 */
async function requireRoom(trx: Transaction<Database>, { scope, key, route, session_id }: KeyedRequest, now: Date) {
  if (session_id === null) return;
  const size = sql`octet_length(kept.response) + ${sql.lit(ROW_BYTES)}`;
  const sum = (where: RawBuilder<unknown>) => sql<number>`coalesce(sum(${size}) filter (where ${where}), 0)::bigint`;
  const { ofCall, unproved, all, oldest } = await trx
    .selectFrom('idempotency_keys as kept')
    .leftJoin('sessions', 'sessions.id', 'kept.session_id')
    .leftJoin('known_devices', 'known_devices.id', 'sessions.device_id')
    .where('kept.scope', '=', scope)
    .where('kept.key', '!=', key)
    .where('kept.created_at', '>=', new Date(now.getTime() - DAY))
    .select((eb) => [
      sum(sql`kept.session_id = ${session_id} and kept.route = ${route}`).as('ofCall'),
      sum(sql`known_devices.proved_at is null`).as('unproved'),
      sum(sql`true`).as('all'),
      eb.fn.min('kept.created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  const isFull =
    ofCall >= KEPT_BYTES ||
    all >= ACCOUNT_BYTES ||
    (unproved >= UNPROVED_BYTES && !(await isProvedDevice(trx, session_id)));
  if (isFull) throw tooMany((new Date(oldest).getTime() + DAY - now.getTime()) / 1000);
}

/**
 * Claims the key in this transaction, or returns the first answer as JSON text. A rival claim waits for ours to end.
 * Throws 429 RATE_LIMITED for a new key where too much is stored already.
 */
async function claim(shop: Shop, trx: Transaction<Database>, request: KeyedRequest): Promise<string | undefined> {
  const now = shop.clock.now();
  const fresh = { ...request, status: 200, response: '', created_at: now };
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values(fresh)
    // What is older than a day is forgotten, so the key is free again.
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet(fresh)
        .where('idempotency_keys.created_at', '<', new Date(now.getTime() - DAY)),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) {
    await requireRoom(trx, request, now);
    return undefined;
  }
  const first = await trx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  if (first.route !== request.route || first.request_hash !== request.request_hash) {
    throw new HttpError(422, 'IDEMPOTENCY_MISMATCH', 'Yêu cầu lặp lại có nội dung khác với lần đầu');
  }
  return shop.secrets.unseal(first.response);
}

/** The stored answer for which the check was left out is forgotten, or over: nothing may be done without it. */
class KeyForgotten extends Error {}

/**
 * Does `work` once for each `Idempotency-Key` of an owner (user id, phone or challenge) and gives every repeat of the
 * next 24 hours the first answer, byte for byte
 * (https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header). The key is stored in the transaction of the work itself, so both
 * happen or neither. Work refuses by throwing, which undoes what it wrote, or by returning a HttpError, which keeps it
 * (a wrong code counts); refusals are not stored, so a repeat is judged afresh, as it is where `isOver`. Without the header it just works.
 * Throws 422 IDEMPOTENCY_MISMATCH when the key comes back with another body, and 429 RATE_LIMITED for a new key of a
 * session that has stored too much. A long answer that a repeat may just as well compute anew does not belong here.
 */
export async function idempotent<Row extends ContractRow, T extends DataOf<Row>, Proof = undefined>(
  c: CallContext<Row>,
  owner: string,
  route: string,
  body: unknown,
  work: Work<T, Proof>,
  { alsoTopLevel = () => ({}), beforeAnswer = () => {}, beforeWork, isOver }: IdempotentOptions<T, Proof> = {},
): Promise<Response> {
  const { path, isIdempotent } = c.get('row');
  if (!isIdempotent)
    throw new Error(`${path} takes no Idempotency-Key: its row of the contract does not say isIdempotent.`);
  const shop = c.get('shop');
  const key = keyOf(c);
  // A keyed hash, because a body may hold a PIN, which a plain hash would not hide.
  const request_hash = shop.secrets.hash('request', JSON.stringify(body));
  const session_id = owner === c.get('userId') ? c.get('sessionId') : null;
  const request =
    key === undefined ? undefined : { scope: scopeOf(c, owner, route), key, route, request_hash, session_id };

  /** `check` answers the proof, or undefined where it was left out. */
  const attempt = (check: { proof: Proof } | undefined) =>
    inTransaction(shop, async (trx) => {
      const first = request && (await claim(shop, trx, request));
      if (first !== undefined && !(await isOver?.(trx, dataIn(first)))) return first;
      if (!check) throw new KeyForgotten();
      const data = await work(trx, check.proof);
      const text = data instanceof HttpError ? undefined : JSON.stringify(envelope(data, alsoTopLevel(data)));
      if (request) await (text === undefined ? release(trx, request) : store(trx, request, shop.secrets.seal(text)));
      return text ?? (data as HttpError);
    });
  const dataIn = (text: string) => (JSON.parse(text) as { data: T }).data;
  const check = async () => ({ proof: (await beforeWork?.()) as Proof });

  const isRepeat = beforeWork !== undefined && request !== undefined && (await isStored(shop, request));
  const outcome = await attempt(isRepeat ? undefined : await check()).catch(async (error: unknown) => {
    if (!(error instanceof KeyForgotten)) throw error;
    return attempt(await check());
  });

  if (outcome instanceof HttpError) throw outcome;
  beforeAnswer(dataIn(outcome));
  return c.body(outcome, 200, { 'Content-Type': 'application/json' });
}

async function store(
  trx: Transaction<Database>,
  { scope, key }: Pick<KeyedRequest, 'scope' | 'key'>,
  response: string,
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ response })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

async function release(trx: Transaction<Database>, { scope, key }: Pick<KeyedRequest, 'scope' | 'key'>): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key).execute();
}

/** Takes a stored answer back, when what it promised failed after the commit. */
export async function forget(
  c: Context<AppEnv>,
  trx: Transaction<Database>,
  { owner, route }: { owner: string; route: string },
): Promise<void> {
  const key = keyOf(c);
  if (key !== undefined) await release(trx, { scope: scopeOf(c, owner, route), key });
}
