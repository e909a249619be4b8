import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import { findOrder } from '../orders/find';
import { checkPin, holdPin, type JudgedPin, type PinAsker } from '../sessions/pin';
import { consumeSignature } from '../sessions/signature';
import type { Shop } from '../shop';

/** What shows that the player is present: a PIN that was judged already, or a one-time signature of purpose payment. */
export interface Proof {
  pin: JudgedPin | undefined;
  signature: string | undefined;
}

/** Whether an order of `total` đồng asks for a proof (`VELOC_STEP_UP_FROM`). */
export function needsStepUp({ settings }: Pick<Shop, 'settings'>, total: number): boolean {
  return total > settings.stepUpFrom;
}

/**
 * Judges the PIN before the payment's transaction, since hashing takes its time, and only when the order needs it.
 * Throws 400 PIN_INVALID or 423 PIN_LOCKED.
 */
export async function judgeProof(
  shop: Shop,
  asker: PinAsker & { userId: string },
  sent: { orderId: string; pin?: string | undefined; signature?: string | undefined },
): Promise<Proof> {
  if (sent.pin === undefined) return { pin: undefined, signature: sent.signature };
  const order = await findOrder(shop.db, asker.userId, sent.orderId);
  const isNeeded = order !== undefined && order.status === 'pending' && needsStepUp(shop, order.total);
  return { pin: isNeeded ? await checkPin(shop, asker, sent.pin) : undefined, signature: sent.signature };
}

/** Throws as `requireProof` for a large order. */
export async function requireStepUp(
  trx: Transaction<Database>,
  shop: Shop,
  { userId, total, proof }: { userId: string; total: number; proof: Proof },
): Promise<void> {
  if (!needsStepUp(shop, total)) return;
  await requireProof(trx, shop, {
    userId,
    proof,
    sentence: 'Đơn hàng lớn cần mã PIN hoặc mã xác thực để thanh toán.',
  });
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
    await holdPin(trx, proof.pin);
    return 'pin';
  }
  if (proof.signature === undefined) throw new HttpError(403, 'STEP_UP_REQUIRED', sentence);
  const { phone } = await trx.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirstOrThrow();
  await consumeSignature(shop, trx, { signature: proof.signature, phone, purposes: ['payment'] });
  return 'signature';
}
