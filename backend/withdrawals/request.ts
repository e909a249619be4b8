import type { Transaction as MoneyMovement } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database, WalletKind } from '../db/schema';
import { transferLegs } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import { findTransaction, recordTransaction, transactionAnswer } from '../ledger/transactions';
import type { Proof } from '../payment/stepUp';
import type { Shop } from '../shop';
import { refuseUnknownBank } from '../topup/knownBank';
import { rememberPayee, type Payee } from './accounts';
import { requireOwner, requireOwnName } from './proof';

export interface WantedWithdrawal extends Payee {
  /** Đồng. */
  amount: number;
  source: WalletKind;
}

/**
 * Takes the amount from the balance at once and leaves the withdrawal pending until the operator has paid it out or
 * refused it (decision A9). Throws 400 for an unknown bank, 402 INSUFFICIENT_BALANCE, 403 STEP_UP_REQUIRED
 * or CODE_REQUIRED, 422 HOLDER_MISMATCH.
 */
export async function requestWithdrawal(
  trx: Transaction<Database>,
  shop: Shop,
  { userId, sessionId }: { userId: string; sessionId: string },
  { proof, ...wanted }: WantedWithdrawal & { proof: Proof },
): Promise<MoneyMovement> {
  const { amount, bankId, accountNumber, accountHolder, source } = wanted;
  const at = shop.clock.now();
  await refuseUnknownBank(trx, bankId);
  await requireOwnName(trx, { userId, accountHolder });
  const provenBy = await requireOwner(trx, shop, { ...wanted, userId, sessionId, proof });
  await rememberPayee(trx, userId, wanted, at);
  const { id } = await recordTransaction(trx, {
    userId,
    kind: 'withdraw',
    amount,
    status: 'pending',
    bankId,
    meta: { accountNumber, accountHolder, source, proof: provenBy },
    at,
  });
  const legs = transferLegs(amount, { from: source, to: 'sys:withdraw' });
  await postJournal(trx, { userId, kind: 'withdraw', refId: id, legs, at });
  return transactionAnswer(await findTransaction(trx, id));
}
