import { groupThousands } from '../money';

/** Cart and checkout (spec sections 4, 5 and 8); what the spec has no words for is the shop's own. */
export const priceUnknown = 'Không thể tính giá vé';
export const cartLineInvalid = 'Có vé không hợp lệ trong giỏ hàng';
export const cartEmpty = 'Giỏ hàng trống';
export const nothingChosen = 'Không có items để thanh toán';
export const cartHasInvalid = 'Giỏ hàng có vé không hợp lệ, vui lòng kiểm tra lại';
export const cartUnsynced = 'Giỏ hàng đang được đồng bộ';
export const cartFailed = 'Đã có lỗi xảy ra với giỏ hàng';
export const cartChanged = 'Giỏ hàng đã thay đổi ở nơi khác. Vui lòng kiểm tra lại.';
/** For developers. */
export const cartItemNotFound = 'Item not found in cart';
/** For developers. */
export const syncSkipped = 'Sync disabled or no token';

/** What a person reads for `cartItemNotFound`. */
export const cartItemGone = 'Vé không còn trong giỏ hàng';

/** 'Số lượng phải từ 1 đến 1.000' (decision A25). */
export function quantityOutside(limit: number): string {
  return `Số lượng phải từ 1 đến ${groupThousands(limit)}`;
}

/** 'Số kỳ quay phải từ 1 đến 30' (decision A25); 'Số kỳ quay phải là 1' where nothing else is possible. */
export function numberPeriodOutside(limit: number): string {
  return limit === 1 ? 'Số kỳ quay phải là 1' : `Số kỳ quay phải từ 1 đến ${limit}`;
}

/** 'Giỏ hàng chứa tối đa 200 dòng vé' (decision A25). */
export function cartFull(limit: number): string {
  return `Giỏ hàng chứa tối đa ${limit} dòng vé`;
}
