import type { ContractRow, RequestOf } from '@veloc/rules';
import type { Context } from 'hono';
import type { GenericSchema } from 'valibot';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { validator } from 'hono-openapi';
import type { AppEnv } from './env';
import { HttpError, invalid, tooLarge } from './httpError';

function requireValid(result: { success: boolean; error?: readonly { path?: readonly unknown[] | undefined }[] }) {
  if (result.success) return;
  const field = result.error?.[0]?.path?.map((step) => (step as { key?: unknown }).key ?? step).join('.');
  throw invalid('Dữ liệu gửi lên không hợp lệ', field ? { field } : null);
}

/** Levels of lists and objects in a body; no call takes a fifth of it. */
const DEEPEST = 32;

/**
 * Whether JSON goes deeper than `DEEPEST`, told from its text in one pass: what walks a value calls itself once a level,
 * and its stack ends.
 */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '"') isQuoted = !isQuoted;
    else if (isQuoted && mark === '\\') at += 1;
    else if (!isQuoted && (mark === '[' || mark === '{')) depth += 1;
    else if (!isQuoted && (mark === ']' || mark === '}')) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** What reading a body has thrown; 400 VALIDATION_ERROR when its sender has gone in the middle of it. */
function readingError(error: unknown): unknown {
  if (error instanceof HTTPException || error instanceof HttpError) return error;
  return invalid('Dữ liệu gửi lên bị ngắt giữa chừng');
}

/** The text of a body, which Hono keeps. Throws 400 VALIDATION_ERROR when its sender has gone in the middle of it. */
export async function bodyText(c: Context): Promise<string> {
  try {
    return await c.req.text();
  } catch (error) {
    throw readingError(error);
  }
}

const BODY_LIMIT = 64 * 1024;

const limit = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: () => {
    throw tooLarge();
  },
});

/** Throws 413 VALIDATION_ERROR beyond 64 KiB, and as `bodyText`: one that comes in chunks is read to its end here. */
export const limitBody = createMiddleware<AppEnv>(async (c, next) => {
  try {
    // What goes wrong further on is answered there and does not come back as an error.
    await limit(c, next);
  } catch (error) {
    throw readingError(error);
  }
});

/**
 * Reads a JSON body before it is decoded: a client that names JSON and sends nothing, as many do for DELETE, has sent
 * `{}`. Throws 400 VALIDATION_ERROR for one that is nested deeper than any call asks for.
 */
async function readBody(c: Context): Promise<void> {
  if (/^application\/([\w.-]+\+)?json\b/i.test(c.req.header('Content-Type') ?? '')) {
    const text = await bodyText(c);
    // Hono keeps the promise of what was read.
    if (text === '') Object.assign(c.req.bodyCache, { text: Promise.resolve('{}') });
    if (isTooDeep(text)) throw invalid('Dữ liệu gửi lên lồng nhau quá sâu');
  }
}

/**
 * Decodes the JSON body that the row of a call takes; read it with `c.req.valid('json')`. 400 VALIDATION_ERROR names the
 * first wrong field.
 */
export function jsonBody<Row extends ContractRow, Schema extends GenericSchema<RequestOf<Row> | undefined, unknown>>(
  _row: Row,
  schema: Schema,
) {
  const decode = validator('json', schema, requireValid);
  const read: typeof decode = async (c, next) => {
    await readBody(c);
    return decode(c, next);
  };
  // The document of the calls finds the schema on the handler.
  return Object.assign(read, decode);
}

/** Decodes the query that the row of a call takes; read it with `c.req.valid('query')`. */
export function query<Row extends ContractRow, Schema extends GenericSchema<RequestOf<Row> | undefined, unknown>>(
  _row: Row,
  schema: Schema,
) {
  return validator('query', schema, requireValid);
}
