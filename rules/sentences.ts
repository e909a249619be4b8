import { groupThousands } from './money';

/** What the shop says outside ticket validation: the sentences of spec sections 4 to 8, and the few that complete them. */
export const sentences = {
  success: 'Thành công',
  loginFailed: 'Lỗi đăng nhập',
  phoneCheckFailed: 'Lỗi kiểm tra số điện thoại',
  phoneInvalid: 'Vui lòng nhập đúng số điện thoại',
  sessionExpired: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  balanceEnough: 'Số dư đủ để thanh toán',
  balanceUnknown: 'Không thể kiểm tra số dư. Vui lòng thử lại.',
  transactionsNeedLogin: 'Bạn cần đăng nhập để xem lịch sử giao dịch',
  transactionsFailed: 'Không thể tải lịch sử giao dịch',
  priceUnknown: 'Không thể tính giá vé',
  cartLineInvalid: 'Có vé không hợp lệ trong giỏ hàng',
  cartEmpty: 'Giỏ hàng trống',
  nothingChosen: 'Không có items để thanh toán',
  cartHasInvalid: 'Giỏ hàng có vé không hợp lệ, vui lòng kiểm tra lại',
  cartUnsynced: 'Giỏ hàng đang được đồng bộ',
  cartFailed: 'Đã có lỗi xảy ra với giỏ hàng',
  cartItemNotFound: 'Item not found in cart',
  syncSkipped: 'Sync disabled or no token',
  withdrawalNeedsToken: 'No authentication token provided for withdrawal',
} as const;

/** 'Số dư không đủ để thanh toán. Bạn cần thêm 20.000 VNĐ.'; `shortfall` in đồng. */
export function balanceShortSentence(shortfall: number): string {
  return `Số dư không đủ để thanh toán. Bạn cần thêm ${groupThousands(shortfall)} VNĐ.`;
}
