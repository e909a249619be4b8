/** Why a ticket is refused, by the code of spec section 8. */
export const messages = {
  INVALID_GAME: 'Game không tồn tại',
  MISSING_TICKET: 'Dữ liệu vé không hợp lệ',
  INVALID_NUMBERS: 'Số đã chọn không hợp lệ',
  INVALID_NUMBER_COUNT: 'Số lượng số đã chọn không đúng',
  INVALID_NUMBER_RANGE: 'Có số nằm ngoài phạm vi cho phép',
  DUPLICATE_NUMBERS: 'Không được chọn số trùng nhau',
  INVALID_PRICE: 'Giá vé phải là 10.000 VNĐ',
  INVALID_PERIOD: 'Kỳ quay không hợp lệ',
  INVALID_PLAY_TYPE: 'Kiểu chơi không hợp lệ',
  INVALID_PLAY_METHOD: 'Cách chơi không hợp lệ',
  MISSING_POWER_NUMBER: 'Vui lòng chọn số Power',
  INVALID_POWER_NUMBER: 'Số Power phải từ 1 đến 16',
  VALIDATION_ERROR: 'Không thể kiểm tra vé',
} as const;

/** 'Vé không hợp lệ: Số đã chọn không hợp lệ' (spec section 5, adding to cart). */
export function ticketRefused(reason: string): string {
  return `Vé không hợp lệ: ${reason}`;
}
