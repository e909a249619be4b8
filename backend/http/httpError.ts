import { texts, type ErrorCode } from '@veloc/rules';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A business answer other than success. Thrown inside a transaction it rolls it back. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: ContentfulStatusCode,
    /** A code of the error catalogue, for instance `PERIOD_CLOSED`. */
    readonly code: ErrorCode,
    /** The sentence a person reads. */
    message: string,
    readonly data: unknown = null,
    /** Further answer headers, for instance `Retry-After`. */
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** One answer for what is absent and for what belongs to somebody else (decision A2). */
export function notFound(): HttpError {
  return new HttpError(404, 'NOT_FOUND', 'Không tìm thấy dữ liệu');
}

/** The database is busy; the same call may be sent again after a second. */
export function busy(): HttpError {
  return new HttpError(503, 'DB_BUSY', texts.databaseBusy, null, { 'Retry-After': '1' });
}

/** The database is away. What a call under way did is unknown until it is repeated with the same idempotency key. */
export function unavailable(): HttpError {
  return new HttpError(503, 'DB_UNAVAILABLE', texts.databaseAway, null, { 'Retry-After': '2' });
}

/** The rest of the body is not read, so the connection cannot be used again. */
export function tooLarge(message = 'Dữ liệu gửi lên quá lớn'): HttpError {
  return new HttpError(413, 'VALIDATION_ERROR', message, null, { Connection: 'close' });
}

export function invalid(message: string, data: unknown = null): HttpError {
  return new HttpError(400, 'VALIDATION_ERROR', message, data);
}
