import { texts, type CallFailure } from '@veloc/rules';
import { ApiError, messageOf } from '../../api/errors';

/** A failed call as the cart counts it: refused is a 4xx that a repeat would not change. */
export function failureOf(error: unknown): CallFailure {
  const { status, code = null } = error instanceof ApiError ? error : {};
  const refused = status !== undefined && status >= 400 && status < 500 && ![401, 408, 429].includes(status);
  return { message: messageOf(error) || texts.cartFailed, code, refused };
}
