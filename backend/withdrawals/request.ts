import type { WalletTransaction } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database, WalletKind } from '../db/schema';
import { transferLegs } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import { findWalletTransaction, recordWalletTransaction, walletTransactionAnswer } from '../ledger/walletTransactions';
import type { Proof } from '../payment/stepUp';
import { lockPlayer } from '../saferPlay/lockPlayer';
import type { Shop } from '../shop';
import { requireKnownBank } from '../topup/knownBank';
import { rememberPayee, type Payee } from './accounts';
import { requireOwner, requireOwnName } from './proof';
import { requireSoundLedger } from '../ledger/checking/requireSound';
import { stoppedForPlayer, tooManyWaiting } from './refusals';

export interface WantedWithdrawal extends Payee {
  /** Đồng. */
  amount: number;
  source: WalletKind;
}

/** Withdrawals of one player that may wait at once: the operator's list is one for all players. */
const MOST_WAITING = 20;

/**
 * Takes the amount from the balance at once and leaves the withdrawal pending until the operator has paid it out or
 * refused it (decision A9). Throws 400 for an unknown bank, 402 INSUFFICIENT_BALANCE, 403 STEP_UP_REQUIRED
 * or CODE_REQUIRED, 409 TOO_MANY_WAITING, 422 HOLDER_MISMATCH, 503 WITHDRAWALS_STOPPED.
 */
export async function requestWithdrawal(
  trx: Transaction<Database>,
  shop: Shop,
  { userId, sessionId }: { userId: string; sessionId: string },
  { proof, ...wanted }: WantedWithdrawal & { proof: Proof },
): Promise<WalletTransaction> {
  const { amount, bankId, accountNumber, accountHolder, source } = wanted;
  const at = shop.clock.now();
  await requireSoundLedger(trx, stoppedForPlayer);
  await requireKnownBank(trx, bankId);
  await requireOwnName(trx, { userId, accountHolder });
  const provenBy = await requireOwner(trx, shop, { ...wanted, userId, sessionId, proof });
  await requireFewWaiting(trx, userId);
  await rememberPayee(trx, userId, wanted, at);
  const { id } = await recordWalletTransaction(trx, {
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
  return walletTransactionAnswer(await findWalletTransaction(trx, id));
}

/** The player's row is locked, so that those who ask at once are counted one after another. Throws 409. */
async function requireFewWaiting(trx: Transaction<Database>, userId: string): Promise<void> {
  await lockPlayer(trx, userId);
  const { waiting } = await trx
    .selectFrom('transactions')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'withdraw')
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= MOST_WAITING) throw tooManyWaiting(MOST_WAITING);
}
