import { refuse } from './result';

/** The sentence for each validation code (spec sections 5 and 8). */
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

export type ValidationCode = keyof typeof messages;

export const validationCodes = Object.keys(messages) as ValidationCode[];

export function isValidationCode(value: unknown): value is ValidationCode {
  return typeof value === 'string' && Object.hasOwn(messages, value);
}

/** The sentence of a code; a code of nobody's gets the sentence of VALIDATION_ERROR. */
export function messageFor(code: string): string {
  return isValidationCode(code) ? messages[code] : messages.VALIDATION_ERROR;
}

/** A refusal that carries the code's own sentence. */
export function refuseTicket(code: ValidationCode) {
  return refuse(code, messages[code]);
}

/** What a person reads about a refused ticket: 'Vé không hợp lệ: …' for all that the game's own rules refuse. */
export function ticketMessage(code: ValidationCode): string {
  const sentence = messages[code];
  return code === 'INVALID_GAME' || code === 'MISSING_TICKET' ? sentence : `Vé không hợp lệ: ${sentence}`;
}
