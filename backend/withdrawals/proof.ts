import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { Refusal } from '../http/refusal';
import { needsStepUp, type Proof } from '../payment/stepUp';
import { consumeSignature } from '../sessions/signature';
import type { Shop } from '../shop';
import { isKnownPayee, type Payee } from './accounts';

interface Asked extends Payee {
  userId: string;
  /** Đồng. */
  amount: number;
  proof: Proof;
}

/**
 * Throws 403 STEP_UP_REQUIRED for an account never used before, or a large amount, without a PIN or a one-time
 * signature; uses the signature up.
 */
export async function requireOwner(trx: Transaction<Database>, shop: Shop, asked: Asked): Promise<void> {
  const { userId, amount, proof } = asked;
  if (proof.pinWasRight) return;
  if (proof.signature === undefined) {
    if (!needsStepUp(shop, amount) && (await isKnownPayee(trx, userId, asked))) return;
    throw new Refusal(403, 'STEP_UP_REQUIRED', 'Tài khoản nhận mới hoặc số tiền lớn cần mã PIN hoặc mã xác thực.');
  }
  const { phone } = await trx.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirstOrThrow();
  await consumeSignature(shop, trx, { signature: proof.signature, phone, purposes: ['payment'] });
}
