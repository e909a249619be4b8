import { groupThousands } from '../money';

/** Balance and payments (spec sections 2, 5 and 8). */
export const rechargeNow = 'Nạp ngay';
export const balanceEnough = 'Số dư đủ để thanh toán';
export const balanceUnknown = 'Không thể kiểm tra số dư. Vui lòng thử lại.';

/** A warning with one of these is shown with 'Nạp ngay' (spec section 8). */
export const balancePhrases = ['số dư không đủ', 'thiếu tiền', 'không đủ tiền', 'bạn cần thêm'];

/** 'Số dư không đủ để thanh toán. Bạn cần thêm 20.000 VNĐ.'; `shortfall` in đồng. */
export function balanceShort(shortfall: number): string {
  return `Số dư không đủ để thanh toán. Bạn cần thêm ${groupThousands(shortfall)} VNĐ.`;
}
