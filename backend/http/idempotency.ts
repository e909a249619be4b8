import { createHash } from 'node:crypto';
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

/** Keys that the answer shows beside `data`, and what else belongs to it, for instance a cookie; run on repeats too. */
interface AnswerOptions<T> {
  alsoTopLevel?: (data: T) => Record<string, unknown>;
  beforeAnswer?: (data: T) => void;
}

type Work<T> = (trx: Transaction<Database>) => Promise<T | Refusal>;

function keyOf(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined) return undefined;
  if (!KEY.test(key)) throw new Refusal(400, 'VALIDATION_ERROR', 'Idempotency-Key không hợp lệ');
  return key;
}

/** Claims the key in this transaction, or returns the first answer as JSON text. A rival claim waits for ours to end. */
async function claim(
  shop: Shop,
  trx: Transaction<Database>,
  row: { scope: string; key: string; route: string; request_hash: string },
) {
  const now = shop.clock.now();
  await trx
    .deleteFrom('idempotency_keys')
    .where('scope', '=', row.scope)
    .where('key', '=', row.key)
    .where('created_at', '<', new Date(now.getTime() - DAY))
    .execute();
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ ...row, status: 200, response: '', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
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
  { alsoTopLevel = () => ({}), beforeAnswer = () => {} }: AnswerOptions<T> = {},
): Promise<Response> {
  const shop = c.get('shop');
  const key = keyOf(c);
  const request_hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');

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
