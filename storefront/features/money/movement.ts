import { texts, TOP_UP, vietnamDate, vietnamTime, type WalletTransaction, type TransactionKind } from '@veloc/rules';
import { drawNameOn } from '../ticket/detailLabels';
import { useIsPast } from '../../state/server-clock/useIsPast';
import { useServerClock } from '../../state/contexts';

const outgoing: readonly TransactionKind[] = ['buy', 'withdraw', 'manual_debit'];

/** Money that stays the player's: between the two balances, or back from a withdrawal that no longer counts itself. */
const staying: readonly TransactionKind[] = ['reward_transfer', 'withdraw_reversal'];

/** Whether it moved, or holds, money: a top-up counts once it is there, and what failed never. */
function counts({ kind, status }: WalletTransaction): boolean {
  if (status === 'failed' || status === 'cancelled' || staying.includes(kind)) return false;
  return kind !== 'topup' || status === 'success';
}

/** Đồng as they count in a sum: below 0 for what went out. */
export function signedAmount(movement: WalletTransaction): number {
  if (!counts(movement)) return 0;
  return outgoing.includes(movement.kind) ? -movement.amount : movement.amount;
}

/** What the row is called: the game that was bought, else what happened. */
export function movementTitle({ kind, title, purchase }: WalletTransaction): string {
  if (kind === 'buy' && purchase) return purchase.name;
  if (kind === 'refund' && purchase) return `Hoàn tiền ${purchase.name}`;
  if (kind === 'reward' && purchase) return `Trúng ${purchase.name}`;
  return title;
}

/**
 * '09:14' and '1 vé, 1 kỳ'; '11:05', 'Kỳ 11:04' and 'Vé A', with the day of the draw where the movement was on another;
 * '08:40', 'Vietcombank' and '•••• 6789'.
 */
export function movementFacts({ kind, createdAt, purchase, bank, account, note, source }: WalletTransaction): string[] {
  const parts: (string | null | undefined)[] = [vietnamTime(createdAt)];
  if (kind === 'buy' && purchase) parts.push(`${purchase.tickets} vé, ${purchase.periods} kỳ`);
  // The end of an account stays with its dots.
  else parts.push(...drawOf(purchase, vietnamDate(createdAt)), bank?.name, whole(account));
  if (source === 'reward') {
    if (kind === 'withdraw' || kind === 'manual_debit') parts.push('từ số dư thưởng');
    if (kind === 'manual_credit') parts.push('vào số dư thưởng');
  }
  parts.push(note);
  return parts.flatMap((part) => part || []);
}

/** Which draw and, since each ticket's prize is a row, which ticket. */
function drawOf(purchase: WalletTransaction['purchase'], today: string): (string | null | undefined)[] {
  const { periodName, code } = purchase ?? {};
  return [periodName && drawNameOn(periodName, today), code && `Vé\u00A0${code}`];
}

const whole = (words: string | null | undefined) => words?.replaceAll(' ', '\u00A0');

/** From when on (ms) a top-up is overdue, if nobody has paid it while its code is shown; null for all else. */
function overdueFrom({ kind, status, createdAt }: State): number | null {
  return kind === 'topup' && status === 'pending' ? Date.parse(createdAt) + TOP_UP.validFor : null;
}

/** Whether nobody has paid a top-up while its code was shown. `now` in ms. */
export function isOverdue(movement: State, now: number): boolean {
  const from = overdueFrom(movement);
  return from !== null && now >= from;
}

type State = Pick<WalletTransaction, 'kind' | 'status' | 'createdAt'>;

const endings: Readonly<Record<'topup' | 'withdraw' | 'other', Record<WalletTransaction['status'], string>>> = {
  topup: {
    pending: 'Chờ chuyển khoản',
    processing: 'Đang kiểm tra',
    success: 'Đã vào ví',
    failed: 'Không thành công',
    cancelled: 'Đã hủy',
  },
  withdraw: {
    pending: 'Đang chờ chuyển',
    processing: 'Đang chuyển',
    success: 'Đã chuyển',
    failed: 'Bị từ chối',
    cancelled: 'Đã hủy',
  },
  other: {
    pending: 'Đang chờ',
    processing: 'Đang xử lý',
    success: texts.success,
    failed: 'Không thành công',
    cancelled: 'Đã hủy',
  },
};

/** How it stands at `now` (ms), in a badge. */
export function statusLabel(movement: State, now: number): string {
  const { kind, status } = movement;
  if (isOverdue(movement, now)) return 'Mã đã hết hạn';
  return endings[kind === 'topup' || kind === 'withdraw' ? kind : 'other'][status];
}

/** The same as a sentence over the receipt. */
export function statusSentence(movement: WalletTransaction, now: number): string {
  const { kind, status, source } = movement;
  const purse = source === 'reward' ? 'số dư thưởng' : 'Ví Vé Lộc';
  if (kind === 'topup') {
    if (status === 'success') return 'Tiền đã vào Ví Vé Lộc.';
    if (isOverdue(movement, now))
      return 'Mã chuyển khoản đã hết hạn. Nếu bạn đã chuyển, tiền vẫn vào ví khi ngân hàng báo về.';
    if (status === 'pending') return 'Đang chờ ngân hàng báo tiền về. Trang này tự cập nhật.';
    if (status === 'processing')
      return 'Số tiền nhận được khác số tiền đã yêu cầu. Chúng tôi đang kiểm tra và sẽ cộng ví sớm.';
    return 'Giao dịch không thành công. Chưa có khoản tiền nào vào ví.';
  }
  if (kind === 'withdraw') {
    if (status === 'success') return 'Tiền đã được chuyển đến tài khoản của bạn.';
    if (status === 'cancelled') return `Bạn đã hủy yêu cầu rút tiền. Tiền đã trả lại ${purse}.`;
    if (status === 'failed') return `Yêu cầu không được thực hiện. Tiền đã trả lại ${purse}.`;
    return `Số tiền đã được giữ lại từ ${purse} và đang chờ chuyển. Trang này tự cập nhật.`;
  }
  return `${statusLabel(movement, now)}.`;
}

/** The time (ms) by which to tell how a movement stands; renders again at the moment from which on it is overdue. */
export function useTimeOf(movement: Pick<WalletTransaction, 'kind' | 'status' | 'createdAt'>): number {
  const now = useServerClock();
  useIsPast(overdueFrom(movement));
  return now();
}
