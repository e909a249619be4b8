/** What several components say in the same words. */
export const login = 'Đăng nhập';
export const close = 'Đóng';
export const retry = 'Thử lại';
export const rechargeNow = 'Nạp ngay';
