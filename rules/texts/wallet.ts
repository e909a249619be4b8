/** Of the wallet's own pages, which alone load them (spec sections 6 and 8). */
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
