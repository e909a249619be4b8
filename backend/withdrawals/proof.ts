import { isSameName } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { isProvedDevice, proveDevice } from '../sessions/knownDevice';
import { needsStepUp, requireProof, type Proof } from '../payment/stepUp';
import type { Shop } from '../shop';
import { isKnownPayee, type Payee } from './accounts';
import { needsCode, needsProof, otherHolder } from './refusals';

interface Asked extends Payee {
  userId: string;
  /** The session that asks. */
  sessionId: string;
  /** Đồng. */
  amount: number;
  proof: Proof;
}

/** What showed that the owner asks for a withdrawal; `known`: this account was proven by an earlier one. */
export type WithdrawalProof = 'pin' | 'signature' | 'known';

/**
 * Throws 403 STEP_UP_REQUIRED for an account never used before, or a large amount, without a PIN or a one-time
 * signature; uses the signature up. Throws 403 CODE_REQUIRED for an account never used before without a signature on a
 * device on which no code was ever typed, since whoever guessed the PIN could else name a payee. Answers what the proof
 * was.
 */
export async function requireOwner(trx: Transaction<Database>, shop: Shop, asked: Asked): Promise<WithdrawalProof> {
  const { userId, sessionId, amount, proof } = asked;
  const isProved = proof.pin !== undefined || proof.signature !== undefined;
  const isKnown = await isKnownPayee(trx, userId, asked);
  if (!isProved && !needsStepUp(shop, amount) && isKnown) return 'known';
  const byCodeOnly = !isKnown && !(await isProvedDevice(trx, sessionId));
  if (byCodeOnly && proof.signature === undefined) throw needsCode();
  const counted = byCodeOnly ? { ...proof, pin: undefined } : proof;
  const provenBy = await requireProof(trx, shop, { userId, proof: counted, sentence: needsProof });
  if (provenBy === 'signature') await proveDevice(shop, trx, sessionId);
  return provenBy;
}

/** Throws 422 HOLDER_MISMATCH for an account in another name than the profile's (decision A32). */
export async function requireOwnName(
  trx: Transaction<Database>,
  { userId, accountHolder }: Pick<Asked, 'userId' | 'accountHolder'>,
): Promise<void> {
  const { name } = await trx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  if (!isSameName(name, accountHolder)) throw otherHolder(name);
}
