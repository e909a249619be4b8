import { ApiError, messageOf } from '../../api/errors';

/**
 * What is read about a refused proof. The server's own sentence for a wrong PIN is that of a login, which does not tell
 * whose the phone is.
 */
export function proofLabel(error: unknown): string {
  const isWrongPin = error instanceof ApiError && error.code === 'PIN_INVALID';
  return isWrongPin ? 'Mã PIN không đúng. Vui lòng nhập lại.' : messageOf(error);
}
