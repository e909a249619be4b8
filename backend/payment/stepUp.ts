import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import { findOrder } from '../orders/find';
import { checkPin, lockPin, type VerifiedPin, type PinAsker } from '../sessions/pin';
import { consumeSignature } from '../sessions/signature';
import type { Shop } from '../shop';

/** What shows that the player is present: a PIN that was judged already, or a one-time signature of purpose payment. */
export interface Proof {
  pin: VerifiedPin | undefined;
  signature: string | undefined;
}

const DAY = 24 * 3_600_000;

/** Whether so many đồng ask for a proof at once (`VELOC_STEP_UP_FROM`). */
export function needsStepUp({ settings }: Pick<Shop, 'settings'>, total: number): boolean {
  return total > settings.stepUpFrom;
}

/**
 * Whether an order of `total` đồng asks for a proof: what was paid in the last 24 hours counts with it, but for what lies
 * before the last proof, or a large order could be paid in parts.
 */
export async function purchaseNeedsStepUp(
  { settings, clock }: Pick<Shop, 'settings' | 'clock'>,
  db: Kysely<Database>,
  { userId, total }: { userId: string; total: number },
): Promise<boolean> {
  if (needsStepUp({ settings }, total)) return true;
  const { paid } = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(sql<number>`coalesce(sum(orders.total), 0)::bigint`.as('paid'))
    .where('orders.user_id', '=', userId)
    .where('orders.paid_at', '>', new Date(clock.now().getTime() - DAY))
    .where((eb) =>
      eb.or([eb('users.stepped_up_at', 'is', null), eb('orders.paid_at', '>', eb.ref('users.stepped_up_at'))]),
    )
    .executeTakeFirstOrThrow();
  return needsStepUp({ settings }, paid + total);
}

/**
 * Judges the PIN before the payment's transaction, since hashing takes its time, and only when the order needs it.
 * Throws 400 PIN_INVALID or 423 PIN_LOCKED.
 */
export async function verifyProof(
  shop: Shop,
  asker: PinAsker & { userId: string },
  sent: { orderId: string; pin?: string | undefined; signature?: string | undefined },
): Promise<Proof> {
  if (sent.pin === undefined) return { pin: undefined, signature: sent.signature };
  const order = await findOrder(shop.db, asker.userId, sent.orderId);
  const isNeeded =
    order !== undefined &&
    order.status === 'pending' &&
    (await purchaseNeedsStepUp(shop, shop.db, { userId: asker.userId, total: order.total }));
  return { pin: isNeeded ? await checkPin(shop, asker, sent.pin) : undefined, signature: sent.signature };
}

/**
 * Throws as `requireProof` for a large order, or one that makes what was paid large. The caller holds the player's lock,
 * so that two orders cannot both use the same room. Answers whether a proof was asked for: see `markSteppedUp`.
 */
export async function requireStepUp(
  trx: Transaction<Database>,
  shop: Shop,
  { userId, total, proof }: { userId: string; total: number; proof: Proof },
): Promise<boolean> {
  if (!(await purchaseNeedsStepUp(shop, trx, { userId, total }))) return false;
  await requireProof(trx, shop, {
    userId,
    proof,
    sentence: 'Đơn hàng lớn cần mã PIN hoặc mã xác thực để thanh toán.',
  });
  return true;
}

/** An order paid `at` was proved: what is paid after it adds up anew. */
export async function markSteppedUp(trx: Transaction<Database>, userId: string, at: Date): Promise<void> {
  await trx.updateTable('users').set({ stepped_up_at: at }).where('id', '=', userId).execute();
}

/**
 * Answers what showed that the owner is there, and uses a signature up. Throws 403 STEP_UP_REQUIRED with the sentence
 * without a proof, 403 SIGNATURE_INVALID, or 400 PIN_INVALID for a PIN changed meanwhile.
 */
export async function requireProof(
  trx: Transaction<Database>,
  shop: Shop,
  { userId, proof, sentence }: { userId: string; proof: Proof; sentence: string },
): Promise<'pin' | 'signature'> {
  if (proof.pin) {
    await lockPin(trx, proof.pin);
    return 'pin';
  }
  if (proof.signature === undefined) throw new HttpError(403, 'STEP_UP_REQUIRED', sentence);
  const { phone } = await trx.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirstOrThrow();
  await consumeSignature(shop, trx, { signature: proof.signature, phone, purposes: ['payment'] });
  return 'signature';
}
