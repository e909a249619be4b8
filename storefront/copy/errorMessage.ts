import { texts } from '@veloc/rules';
import { ApiError } from '../api/errors';

const byCode: Readonly<Record<string, string>> = {
  NETWORK_ERROR: 'Không kết nối được máy chủ. Vui lòng kiểm tra mạng và thử lại.',
  UNKNOWN_ERROR: 'Đã có lỗi xảy ra. Vui lòng thử lại.',
  INVALID_ANSWER: 'Máy chủ trả lời không đúng. Vui lòng thử lại sau.',
  HTTP_401: texts.sessionExpired,
  TOKEN_EXPIRED: texts.sessionExpired,
  TOKEN_INVALID: texts.sessionExpired,
  REFRESH_INVALID: texts.sessionExpired,
  CART_ITEM_NOT_FOUND: texts.cartItemGone,
};

/**
 * What a person reads about a failed call: our words for what the spec says in English, else the server's own (decision
 * A26).
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return byCode.UNKNOWN_ERROR ?? '';
  const own = byCode[error.code];
  if (own !== undefined) return own;
  if (error.status !== undefined && error.message === texts.serverFailed(error.status))
    return 'Máy chủ đang bận. Vui lòng thử lại sau.';
  return error.message;
}
