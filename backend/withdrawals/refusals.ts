import { texts, vietnamDate, vietnamTime } from '@veloc/rules';
import { HttpError } from '../http/httpError';
import type { WalletTransactionRow } from '../ledger/walletTransactions';

// Every refusal of a withdrawal with its sentence; what the page adds to some is `useWithdrawal` in the storefront.

/** For `requireProof`, which refuses with STEP_UP_REQUIRED. */
export const needsProof = 'Tài khoản nhận mới hoặc số tiền lớn cần mã PIN hoặc mã xác thực.';

/** While the ledger was found to be unsound. */
export const stoppedForPlayer =
  'Việc rút tiền đang tạm dừng để cửa hàng kiểm tra sổ sách. Số dư của bạn vẫn giữ nguyên; vui lòng thử lại sau.';
export const stoppedForOperator =
  'Sổ cái đang có sai lệch nên mọi lệnh rút tạm dừng: đừng chuyển tiền. Hãy xem sai lệch bằng ledger check, sửa xong rồi ' +
  'kiểm tra lại; khi không còn sai lệch, việc rút tiền tự mở lại.';

/** On a device on which no code was ever typed. */
export function needsCode(): HttpError {
  return new HttpError(403, 'CODE_REQUIRED', texts.payeeNeedsCode);
}

/** The account is in another name than the profile's. */
export function otherHolder(name: string): HttpError {
  return new HttpError(422, 'HOLDER_MISMATCH', texts.holderIsNotYou(name));
}

/** The player has `most` that wait. */
export function tooManyWaiting(most: number): HttpError {
  const message = `Bạn đang có ${most} lệnh rút chờ xử lý. Vui lòng chờ hoặc hủy bớt rồi rút tiếp.`;
  return new HttpError(409, 'TOO_MANY_WAITING', message, { most });
}

/** The operator says that it was sent, and nobody has taken it up. */
export function notStarted({ id, status }: WalletTransactionRow): HttpError {
  const message = 'Hãy nhận xử lý yêu cầu (withdrawals start) trước khi chuyển tiền: người chơi còn có thể hủy.';
  return new HttpError(409, 'WITHDRAWAL_NOT_STARTED', message, { id, status });
}

/** Somebody else has taken it up. */
export function started({ id, status, updated_at: since }: WalletTransactionRow): HttpError {
  const message =
    `Yêu cầu này đã được nhận chuyển lúc ${vietnamTime(since)} ngày ${vietnamDate(since)}. ` +
    'Nếu không phải bạn nhận, đừng chuyển tiền lần nữa.';
  return new HttpError(409, 'WITHDRAWAL_STARTED', message, { id, status, since: since.toISOString() });
}

/** The operator says that the bank returned what nobody has sent. */
export function notSent({ id, status }: WalletTransactionRow): HttpError {
  const message = 'Yêu cầu này chưa được chuyển (withdrawals complete). Nếu tiền chưa được gửi, hãy từ chối yêu cầu.';
  return new HttpError(409, 'WITHDRAWAL_NOT_SENT', message, { id, status });
}

/** The operator names another amount that came back than was sent. */
export function otherAmount({ id, amount: sent }: WalletTransactionRow, returned: number): HttpError {
  const message =
    `Yêu cầu này đã chuyển ${sent} đồng, không phải ${returned} đồng. Hãy xem lại đúng yêu cầu và sao kê; ` +
    'nếu ngân hàng đã giữ lại phí, hãy xác nhận lại (--force).';
  return new HttpError(409, 'AMOUNT_UNUSUAL', message, { id, sent, returned });
}

/** The operator says that it came back by a second reference. */
export function bouncedByAnother({ id, status }: WalletTransactionRow, reference: string): HttpError {
  const message =
    `Yêu cầu này đã được hoàn theo mã giao dịch ${reference}. Nếu mã đó gõ nhầm và mã này mới đúng, hãy xác nhận lại ` +
    '(--force): không hoàn thêm lần nữa.';
  return new HttpError(409, 'WITHDRAWAL_FINISHED', message, { id, status, reference });
}

/** The operator has said before that the transfer was sent back to where it came from. */
export function sentBack({ id }: WalletTransactionRow, reference: string): HttpError {
  const message =
    `Khoản chuyển ${reference} đã được ghi là đã trả lại (topups return). Nếu tiền vẫn ở tài khoản của cửa hàng, hãy xác ` +
    'nhận lại (--force).';
  return new HttpError(409, 'TRANSFER_RETURNED', message, { id, reference });
}

/** It is not given back without --started, since it may have been sent. */
export function beingSent({ id, status, updated_at: since }: WalletTransactionRow): HttpError {
  const message =
    `Yêu cầu này đã được nhận chuyển lúc ${vietnamTime(since)} ngày ${vietnamDate(since)}. ` +
    'Nếu chắc chắn tiền chưa được chuyển, hãy từ chối với --started.';
  return new HttpError(409, 'WITHDRAWAL_STARTED', message, { id, status, since: since.toISOString() });
}

/** It was paid out or given back. */
export function finished({ id, status }: WalletTransactionRow): HttpError {
  return new HttpError(409, 'WITHDRAWAL_FINISHED', 'Yêu cầu rút tiền đã được xử lý', { id, status });
}
