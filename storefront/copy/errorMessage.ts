import { sentences } from '@veloc/rules';
import { ApiError } from '../api/errors';

const byCode: Readonly<Record<string, string>> = {
  NETWORK_ERROR: 'Không kết nối được máy chủ. Vui lòng kiểm tra mạng và thử lại.',
  UNKNOWN_ERROR: 'Đã có lỗi xảy ra. Vui lòng thử lại.',
  INVALID_ANSWER: 'Máy chủ trả lời không đúng. Vui lòng thử lại sau.',
  HTTP_401: sentences.sessionExpired,
  TOKEN_EXPIRED: sentences.sessionExpired,
  TOKEN_INVALID: sentences.sessionExpired,
  REFRESH_INVALID: sentences.sessionExpired,
  CART_ITEM_NOT_FOUND: 'Vé không còn trong giỏ hàng',
};

/** What a person reads about a failed call: our words for what the spec says in English, else the server's own (decision A26). */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return byCode.UNKNOWN_ERROR ?? '';
  const own = byCode[error.code];
  if (own !== undefined) return own;
  if (error.message.startsWith('Server error: ')) return 'Máy chủ đang bận. Vui lòng thử lại sau.';
  return error.message;
}
