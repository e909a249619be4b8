import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { NoConnection, unavailability } from '../db/unavailable';
import type { AppEnv } from './env';
import { routePattern } from './routePattern';
import { HttpError, busy, invalid, notFound, tooLarge, unavailable } from './httpError';

/** What PostgreSQL calls text that it cannot hold: U+0000, in a text or inside JSON. Only a client can have sent it. */
const unstorable: readonly unknown[] = ['22021', '22P05'];

function httpErrorOf(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof Error && 'code' in error && unstorable.includes(error.code)) {
    return invalid('Dữ liệu gửi lên có ký tự không hợp lệ');
  }
  if (!(error instanceof HTTPException)) return undefined;
  if (error.status === 413) return tooLarge();
  return error.status < 500 ? invalid('Dữ liệu gửi lên không đúng định dạng') : undefined;
}

function answerHttpError(c: Context<AppEnv>, { status, code, message, data, headers }: HttpError): Response {
  return c.json({ status, code, message, data }, status, headers);
}

const nameOf = (c: Context<AppEnv>) => `${c.req.method} ${routePattern(c) ?? 'of no call'}`;

/** The one place where errors become answers. What nobody foresaw is logged whole and answered without its details. */
export function answerError(error: unknown, c: Context<AppEnv>): Response {
  const httpError = httpErrorOf(error);
  if (httpError) return answerHttpError(c, httpError);
  const away = unavailability(error);
  if (away) {
    // Who had to wait for too long in a crowd is one of many.
    const isOneOfMany = error instanceof NoConnection && away === 'busy';
    if (!isOneOfMany) c.get('shop').log.error(`${nameOf(c)}: the database is ${away}: ${String(error)}`);
    return answerHttpError(c, away === 'gone' ? unavailable() : busy());
  }
  c.get('shop').log.error(`${nameOf(c)} failed`, error);
  return answerHttpError(c, new HttpError(500, 'INTERNAL', 'Đã có lỗi xảy ra. Vui lòng thử lại sau.'));
}

export function answerNotFound(c: Context<AppEnv>): Response {
  return answerHttpError(c, notFound());
}
