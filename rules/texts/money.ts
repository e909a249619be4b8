import { groupThousands } from '../money';

/** Balance, payments and their history (spec sections 2, 5, 6 and 8). */
export const rechargeNow = 'Nạp ngay';
export const balanceEnough = 'Số dư đủ để thanh toán';
export const balanceUnknown = 'Không thể kiểm tra số dư. Vui lòng thử lại.';
export const transactionsNeedLogin = 'Bạn cần đăng nhập để xem lịch sử giao dịch';
export const transactionsFailed = 'Không thể tải lịch sử giao dịch';
/** For developers. */
export const withdrawalNeedsToken = 'No authentication token provided for withdrawal';

/** Why an account in another name is not paid out to (decision A32). */
export function holderIsNotYou(name: string): string {
  return name === ''
    ? 'Tên chủ tài khoản phải trùng với họ và tên trong hồ sơ. Hãy điền tên vào hồ sơ trước khi rút tiền.'
    : `Tên chủ tài khoản phải trùng với họ và tên trong hồ sơ: ${name}.`;
}

/** A warning with one of these is shown with 'Nạp ngay' (spec section 8). */
export const balancePhrases = ['số dư không đủ', 'thiếu tiền', 'không đủ tiền', 'bạn cần thêm'];

/** 'Số dư không đủ để thanh toán. Bạn cần thêm 20.000 VNĐ.'; `shortfall` in đồng. */
export function balanceShort(shortfall: number): string {
  return `Số dư không đủ để thanh toán. Bạn cần thêm ${groupThousands(shortfall)} VNĐ.`;
}
