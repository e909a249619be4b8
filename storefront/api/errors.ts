import * as v from 'valibot';
import { texts, type ErrorCode } from '@veloc/rules';

/**
 * `network`: no answer at all. `http`: the server refused. `answer`: it answered what nobody can read. `unknown`:
 * nothing was sent.
 */
type ApiErrorKind = 'network' | 'http' | 'answer' | 'unknown';

/** The server's code, or one of what brought none. */
export type ApiErrorCode =
  | ErrorCode
  | 'NETWORK_ERROR'
  | 'UNKNOWN_ERROR'
  | 'INVALID_ANSWER'
  | 'NO_CHALLENGE'
  | `HTTP_${number}`;

/**
 * What every failed call throws (spec section 3, error object). `message` is for developers; people read
 * `messageOf(error)`.
 */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly code: ApiErrorCode,
    readonly status?: number,
    /** The server's own details, unread. */
    readonly data?: unknown,
  ) {
    super(message);
  }
}

/** Nobody knows what became of the call: no answer came, or one that says that the database gave none. */
export function isUnanswered({ kind, code }: ApiError): boolean {
  return kind === 'network' || code === 'DB_UNAVAILABLE';
}

export function networkError(): ApiError {
  return new ApiError('network', texts.networkFailed, 'NETWORK_ERROR');
}

export function unknownError(cause: unknown): ApiError {
  const error = new ApiError('unknown', texts.unknownFailed, 'UNKNOWN_ERROR');
  error.cause = cause;
  return error;
}

/** The session is over: the words are the spec's for a refresh that led nowhere (section 8). */
export function sessionError(
  message: typeof texts.authenticationFailed | typeof texts.tokenRefreshFailed | typeof texts.noTokenAfterRefresh,
  refused?: ApiError,
): ApiError {
  return new ApiError('http', message, refused?.code ?? 'HTTP_401', 401, refused?.data);
}

/** Message from `message`, else `error`; code from `code`; each with the spec's fallback (section 8). */
export function httpError(status: number, body: unknown): ApiError {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const message = text(fields.message) ?? text(fields.error) ?? texts.serverFailed(status);
  // A newer server may send a code that this version does not know; it compares equal to none.
  const code = (text(fields.code) as ErrorCode | undefined) ?? (`HTTP_${status}` as const);
  return new ApiError('http', message, code, status, fields.data);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const byCode: Readonly<Partial<Record<ApiErrorCode, string>>> = {
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

const limitedSchema = v.object({ status: v.literal(429), data: v.object({ retryAfter: v.number() }) });
const usedUpSchema = v.object({ code: v.literal('OTP_INVALID'), data: v.object({ attemptsLeft: v.literal(0) }) });

/** How long the server sends no more, in ms; null when that is not why it refused. */
export function retryAfterOf(error: unknown): number | null {
  const { success, output } = v.safeParse(limitedSchema, error);
  return success ? output.data.retryAfter * 1000 : null;
}

/** Whether a code takes no more tries. */
export function hasNoAttemptsLeft(error: unknown): boolean {
  return error instanceof ApiError && v.is(usedUpSchema, error);
}
