import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import type { Shop } from '../shop';
import { envelope } from './answer';
import type { AppEnv } from './env';
import { Refusal } from './refusal';

const DAY = 24 * 3_600_000;
const KEY = /^[\x21-\x7e]{8,255}$/;

interface IdempotentOptions<T> {
  /** Keys that the answer shows beside `data`. */
  alsoTopLevel?: (data: T) => Record<string, unknown>;
  /** What else belongs to the answer, for instance a cookie; runs on repeats too. */
  beforeAnswer?: (data: T) => void;
  /** Slow checks that must not hold a transaction, for instance a PIN; left out when an answer is stored already. */
  beforeWork?: () => Promise<void>;
}

type Work<T> = (trx: Transaction<Database>) => Promise<T | Refusal>;

function keyOf(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined) return undefined;
  if (!KEY.test(key)) throw new Refusal(400, 'VALIDATION_ERROR', 'Idempotency-Key không hợp lệ');
  return key;
}

async function isStored(shop: Shop, scope: string, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false;
  const row = await shop.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '>=', new Date(shop.clock.now().getTime() - DAY))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Claims the key in this transaction, or returns the first answer as JSON text. A rival claim waits for ours to end.
 */
async function claim(
  shop: Shop,
  trx: Transaction<Database>,
  row: { scope: string; key: string; route: string; request_hash: string },
) {
  const now = shop.clock.now();
  const fresh = { ...row, status: 200, response: '', created_at: now };
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
  if (claimed) return undefined;
  const first = await trx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('scope', '=', row.scope)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow();
  if (first.route !== row.route || first.request_hash !== row.request_hash) {
    throw new Refusal(422, 'IDEMPOTENCY_MISMATCH', 'Yêu cầu lặp lại có nội dung khác với lần đầu');
  }
  return shop.secrets.unseal(first.response);
}

/**
 * Does `work` once for each `Idempotency-Key` of a scope (user id, phone or challenge) and gives every repeat of the
 * next 24 hours the first answer, byte for byte. The key is stored in the transaction of the work itself, so both
 * happen or neither. Work refuses by throwing, which undoes what it wrote, or by returning a Refusal, which keeps it
 * (a wrong code counts); refusals are not stored, so a repeat is judged afresh. Without the header it just works.
 * Throws 422 IDEMPOTENCY_MISMATCH when the key comes back with another body.
 */
export async function idempotent<T>(
  c: Context<AppEnv>,
  scope: string,
  route: string,
  body: unknown,
  work: Work<T>,
  { alsoTopLevel = () => ({}), beforeAnswer = () => {}, beforeWork }: IdempotentOptions<T> = {},
): Promise<Response> {
  const shop = c.get('shop');
  const key = keyOf(c);
  // A keyed hash, because a body may hold a PIN, which a plain hash would not hide.
  const request_hash = shop.secrets.hash('request', JSON.stringify(body));
  if (beforeWork && !(await isStored(shop, scope, key))) await beforeWork();

  const outcome = await inTransaction(shop, async (trx) => {
    const first = key === undefined ? undefined : await claim(shop, trx, { scope, key, route, request_hash });
    if (first !== undefined) return first;
    const data = await work(trx);
    const text = data instanceof Refusal ? undefined : JSON.stringify(envelope(data, alsoTopLevel(data)));
    if (key !== undefined) {
      if (text === undefined) {
        await trx.deleteFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key).execute();
      } else {
        await trx
          .updateTable('idempotency_keys')
          .set({ response: shop.secrets.seal(text) })
          .where('scope', '=', scope)
          .where('key', '=', key)
          .execute();
      }
    }
    return text ?? (data as Refusal);
  });

  if (outcome instanceof Refusal) throw outcome;
  beforeAnswer((JSON.parse(outcome) as { data: T }).data);
  return c.body(outcome, 200, { 'Content-Type': 'application/json' });
}

/** Takes a stored answer back, when what it promised failed after the commit. */
export async function forget(c: Context<AppEnv>, trx: Transaction<Database>, scope: string): Promise<void> {
  const key = keyOf(c);
  if (key === undefined) return;
  await trx.deleteFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key).execute();
}
