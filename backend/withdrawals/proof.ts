import { isSameName, texts } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { Refusal } from '../http/refusal';
import { needsStepUp, type Proof } from '../payment/stepUp';
import { holdPin } from '../sessions/pin';
import { consumeSignature } from '../sessions/signature';
import type { Shop } from '../shop';
import { isKnownPayee, type Payee } from './accounts';

interface Asked extends Payee {
  userId: string;
  /** Đồng. */
  amount: number;
  proof: Proof;
}

/** What showed that the owner asks for a withdrawal; `known`: this account was proven by an earlier one. */
export type WithdrawalProof = 'pin' | 'signature' | 'known';

/**
 * Throws 403 STEP_UP_REQUIRED for an account never used before, or a large amount, without a PIN or a one-time
 * signature; uses the signature up. Answers what the proof was.
 */
export async function requireOwner(trx: Transaction<Database>, shop: Shop, asked: Asked): Promise<WithdrawalProof> {
  const { userId, amount, proof } = asked;
  if (proof.pin) {
    await holdPin(trx, proof.pin);
    return 'pin';
  }
  if (proof.signature === undefined) {
    if (!needsStepUp(shop, amount) && (await isKnownPayee(trx, userId, asked))) return 'known';
    throw new Refusal(403, 'STEP_UP_REQUIRED', 'Tài khoản nhận mới hoặc số tiền lớn cần mã PIN hoặc mã xác thực.');
  }
  const { phone } = await trx.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirstOrThrow();
  await consumeSignature(shop, trx, { signature: proof.signature, phone, purposes: ['payment'] });
  return 'signature';
}

/** Throws 422 HOLDER_MISMATCH for an account in another name than the profile's (decision A32). */
export async function requireOwnName(
  trx: Transaction<Database>,
  { userId, accountHolder }: Pick<Asked, 'userId' | 'accountHolder'>,
): Promise<void> {
  const { name } = await trx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  if (!isSameName(name, accountHolder)) throw new Refusal(422, 'HOLDER_MISMATCH', texts.holderIsNotYou(name));
}
