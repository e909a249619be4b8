/** What pages and popups of every kind say (spec sections 2 and 8, decisions A18 and G20). */
export const pageNotFound = 'This page could not be found';
export const close = 'Đóng';
export const success = 'Thành công';
export const retry = 'Thử lại';
export const simulatedResult = 'Kết quả mô phỏng';
