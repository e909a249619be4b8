import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { json, type Database } from '../db/schema';
import { inTransaction, type Transact } from '../db/transaction';
import { addressOf } from '../http/address';
import type { AppEnv } from '../http/env';
import { HttpError } from '../http/httpError';
import { newId } from '../ids';
import { maskPhone } from '../log';
import type { Shop } from '../shop';
import { objectState, type AuditedObject } from './objectState';

/** All operators share one key. */
const ACTOR = 'operator';

type Outcome = Partial<Pick<Insertable<Database['audit_trail']>, 'before' | 'after' | 'status' | 'code'>>;

/** What was asked for. No call of the operator takes a secret; a phone is enough to find a complaint by when masked. */
function paramsOf(c: Context<AppEnv>): Record<string, unknown> {
  const body = c.req.valid('json' as never) as Record<string, unknown> | undefined;
  const { phone, ...others } = { ...c.req.param(), ...body } as Record<string, unknown>;
  return { ...others, ...(typeof phone === 'string' && { phone: maskPhone(phone) }) };
}

async function record(db: Kysely<Database>, c: Context<AppEnv>, outcome: Outcome): Promise<void> {
  const { clock } = c.get('shop');
  const { method, path } = c.get('row');
  const object = c.get('actsOn');
  const at = clock.now();
  await db
    .insertInto('audit_trail')
    .values({
      id: newId(at),
      at,
      actor: ACTOR,
      address: addressOf(c),
      request_id: c.get('requestId'),
      call: `${method} ${path}`,
      object_kind: object?.kind ?? null,
      object_id: object?.id ?? null,
      params: json(paramsOf(c)),
      before: null,
      after: null,
      status: null,
      code: null,
      ...outcome,
    })
    .execute();
}

const stored = (state: Record<string, unknown> | null) => state && json(state);

/** Two acts on one object come one after the other, so that what the second found is what the first left. */
async function lockObject(trx: Transaction<Database>, { kind, id }: AuditedObject): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`act on ${kind} ${id}`}))`.execute(trx);
}

/**
 * How an act of the operator runs: in one transaction with its entry in the audit trail, so that neither is without the
 * other. `of` is what it is about, or how to find that out.
 */
export function actOn(
  c: Context<AppEnv>,
  shop: Pick<Shop, 'db'>,
  of: AuditedObject | ((trx: Transaction<Database>) => Promise<AuditedObject>),
): Transact {
  return (work) =>
    inTransaction(shop, async (trx) => {
      const object = typeof of === 'function' ? await of(trx) : of;
      c.set('actsOn', object);
      await lockObject(trx, object);
      const before = await objectState(trx, object);
      const done = await work(trx);
      const after = await objectState(trx, object);
      await record(trx, c, { before: stored(before), after: stored(after), status: 200 });
      return done;
    });
}

/**
 * The same for an act of many transactions, such as a file that is read as it comes: one entry says that it began, and
 * another one how it ended and what came of it.
 */
export async function actOfMany<T>(
  c: Context<AppEnv>,
  { db }: Pick<Shop, 'db'>,
  object: AuditedObject,
  { work, outcomeOf }: { work: () => Promise<T>; outcomeOf: (done: T) => Record<string, unknown> },
): Promise<T> {
  c.set('actsOn', object);
  await record(db, c, {});
  const done = await work();
  await record(db, c, { after: json(outcomeOf(done)), status: 200 });
  return done;
}

/** Writes the entry of an act that found out itself what it changed, in its transaction. */
export function recordChange(
  trx: Transaction<Database>,
  c: Context<AppEnv>,
  { object, before, after }: { object: AuditedObject; before: Record<string, unknown>; after: Record<string, unknown> },
): Promise<void> {
  c.set('actsOn', object);
  return record(trx, c, { before: json(before), after: json(after), status: 200 });
}

/** The player of a phone, or the phone where it has no account. */
export function playerOf(phone: string) {
  return async (trx: Transaction<Database>): Promise<AuditedObject> => {
    const user = await trx.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
    return user ? { kind: 'player', id: user.id } : { kind: 'phone', id: maskPhone(phone) };
  };
}

/**
 * Writes the entry of a call of the operator that was refused or failed; stands behind the guard, so that who has no key
 * leaves none. What such an entry cannot be written for, as the database is away, is logged.
 */
export const auditRefusal = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { error } = c;
  if (error === undefined) return;
  const { db, log } = c.get('shop');
  const code = error instanceof HttpError ? error.code : null;
  await record(db, c, { status: c.res.status, code }).catch((fault: unknown) =>
    log.error('a refused act of the operator has no entry in the audit trail', fault),
  );
});
