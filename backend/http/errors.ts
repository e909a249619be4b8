import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from './env';
import { Refusal, invalid, notFound } from './refusal';

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!(error instanceof HTTPException)) return undefined;
  if (error.status === 413) return new Refusal(413, 'VALIDATION_ERROR', 'Dữ liệu gửi lên quá lớn');
  return error.status < 500 ? invalid('Dữ liệu gửi lên không đúng định dạng') : undefined;
}

function answerRefusal(c: Context<AppEnv>, { status, code, message, data, headers }: Refusal): Response {
  return c.json({ status, code, message, data }, status, headers);
}

/** The one place where errors become answers. What nobody foresaw is logged whole and answered without its details. */
export function answerError(error: unknown, c: Context<AppEnv>): Response {
  const refusal = refusalOf(error);
  if (refusal) return answerRefusal(c, refusal);
  c.get('shop').log.error(`${c.req.method} ${c.req.path} failed`, error);
  return answerRefusal(c, new Refusal(500, 'INTERNAL', 'Đã có lỗi xảy ra. Vui lòng thử lại sau.'));
}

export function answerNotFound(c: Context<AppEnv>): Response {
  return answerRefusal(c, notFound());
}
