import type { Balance } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import type { Database, WalletKind } from '../db/schema';
import { HttpError, notFound } from '../http/httpError';
import { notify } from '../notifications/notify';
import { lockUser } from '../sessions/user';
import { payoutSettings, type PayoutSettings } from '../settings/moneySettings';
import { DEFAULT_MANUAL_PAYOUT } from '../settings/settings';
import { balanceOf } from './balance';
import { transferLegs } from './legs';
import { postJournal, type Posting } from './post';
import { recordWalletTransaction, type WalletTransactionRow } from './walletTransactions';

const kinds = ['manual_credit', 'manual_debit'] as const;

interface Adjustment {
  phone: string;
  /** Đồng, not 0; below 0 is taken away. */
  amount: number;
  /** The balance that it is of. @default 'wallet' */
  source?: WalletKind | undefined;
  /** Why, for the player to read; one reason stands for one adjustment of a player. */
  reason: string;
  at: Date;
  /** Also where the amount is one above which prizes wait for the operator. */
  isSure: boolean;
}

interface Adjusted {
  userId: string;
  transaction: WalletTransactionRow;
  balance: Balance;
  /** The reason was said before, so nothing was done. */
  isRepeat: boolean;
}

/**
 * Puts an amount into a player's wallet or reward balance by hand, or takes it away, and tells the player why. The same reason again, in
 * whatever case and spaces, changes nothing. Throws 404 NOT_FOUND, 409 REASON_KNOWN where it stood for another amount or
 * balance,
 * 409 AMOUNT_UNUSUAL for a large one until it is sure, 402 INSUFFICIENT_BALANCE rather than take what is not there.
 */
export async function adjustWallet(
  trx: Transaction<Database>,
  own: PayoutSettings,
  { phone, amount, source = 'wallet', reason, at, isSure }: Adjustment,
): Promise<Adjusted> {
  // A reason is said once over both kinds, and the journals' index holds it for each of them alone.
  const player = await lockUser(trx, { phone });
  if (!player) throw notFound();
  const userId = player.id;
  const refId = folded(reason);
  const known = await adjustedFor(trx, userId, refId);
  if (known) {
    if (signedAmount(known) !== amount || known.meta.source !== source) throw reasonKnown(known);
    return { userId, transaction: known, balance: await balanceOf(trx, userId), isRepeat: true };
  }
  if (!isSure) await requireUsual(trx, own, amount);
  const isDebit = amount < 0;
  const [kind, moved] = isDebit ? (['manual_debit', -amount] as const) : (['manual_credit', amount] as const);
  const [from, to] = isDebit ? ([source, 'sys:corrections'] as const) : (['sys:corrections', source] as const);
  await post(trx, { userId, kind, refId, legs: transferLegs(moved, { from, to }), at });
  const transaction = await recordWalletTransaction(trx, {
    userId,
    kind,
    amount: moved,
    meta: { reason, refId, source },
    at,
  });
  const params = { amount: moved, isDebit, reason, transactionId: transaction.id };
  await notify(trx, at, [{ userId, kind: 'walletAdjusted', params }]);
  return { userId, transaction, balance: await balanceOf(trx, userId), isRepeat: false };
}

/** A reason as it is compared: the same one typed again may differ in case, spaces and how accents are encoded. */
function folded(reason: string): string {
  return reason.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

function adjustedFor(
  trx: Transaction<Database>,
  userId: string,
  refId: string,
): Promise<WalletTransactionRow | undefined> {
  return trx
    .selectFrom('journals')
    .innerJoin('transactions', (join) =>
      join
        .onRef('transactions.user_id', '=', 'journals.user_id')
        .onRef('transactions.kind', '=', 'journals.kind')
        .on(sql`transactions.meta ->> 'refId'`, '=', (eb) => eb.ref('journals.ref_id')),
    )
    .selectAll('transactions')
    .where('journals.user_id', '=', userId)
    .where('journals.kind', 'in', kinds)
    .where('journals.ref_id', '=', refId)
    .executeTakeFirst();
}

const signedAmount = ({ kind, amount }: WalletTransactionRow) => (kind === 'manual_debit' ? -amount : amount);

/** A slip of the hand is neither given nor taken. */
async function requireUsual(trx: Transaction<Database>, own: PayoutSettings, amount: number): Promise<void> {
  const most = (await payoutSettings(trx, own)).manualPayoutAbove ?? DEFAULT_MANUAL_PAYOUT;
  if (Math.abs(amount) <= most) return;
  const message =
    `Số tiền ${amount} đồng vượt quá ${most} đồng. Hãy xem lại số tiền và số điện thoại; ` +
    'nếu đúng là số này, hãy xác nhận lại (--force).';
  throw new HttpError(409, 'AMOUNT_UNUSUAL', message, { amount, most });
}

/** For the operator, who cannot top the wallet up: what is there. */
async function post(trx: Transaction<Database>, posting: Posting): Promise<void> {
  try {
    await postJournal(trx, posting);
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'INSUFFICIENT_BALANCE') throw error;
    const { amount, rewardAmount } = await balanceOf(trx, posting.userId);
    const message =
      `Ví của người chơi chỉ có ${amount} đồng (số dư thưởng ${rewardAmount} đồng), nên chưa trừ khoản nào. ` +
      'Hãy trừ số tiền nhỏ hơn, trừ vào số dư kia (--reward là số dư thưởng), hoặc trừ lại khi có đủ tiền.';
    throw new HttpError(402, 'INSUFFICIENT_BALANCE', message, error.data);
  }
}

function reasonKnown(known: WalletTransactionRow): HttpError {
  const amount = signedAmount(known);
  const message =
    `Số dư của người chơi này đã được điều chỉnh ${amount} đồng với cùng lý do này. ` +
    'Nếu đây là một lần điều chỉnh khác, hãy ghi một lý do khác.';
  return new HttpError(409, 'REASON_KNOWN', message, { id: known.id, amount });
}
