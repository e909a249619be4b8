import type { Context } from 'hono';
import type { GenericSchema } from 'valibot';
import { HTTPException } from 'hono/http-exception';
import { validator } from 'hono-openapi';
import { HttpError, invalid } from './httpError';

function refuseMistakes(result: { success: boolean; error?: readonly { path?: readonly unknown[] | undefined }[] }) {
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

/** The text of a body, which Hono keeps. Throws 400 VALIDATION_ERROR when its sender has gone in the middle of it. */
export async function bodyText(c: Context): Promise<string> {
  try {
    return await c.req.text();
  } catch (error) {
    if (error instanceof HTTPException || error instanceof HttpError) throw error;
    throw invalid('Dữ liệu gửi lên bị ngắt giữa chừng');
  }
}

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

/** Decodes the JSON body; read it with `c.req.valid('json')`. 400 VALIDATION_ERROR names the first wrong field. */
export function jsonBody<Schema extends GenericSchema>(schema: Schema) {
  const decode = validator('json', schema, refuseMistakes);
  const read: typeof decode = async (c, next) => {
    await readBody(c);
    return decode(c, next);
  };
  // The document of the calls finds the schema on the handler.
  return Object.assign(read, decode);
}

/** Decodes the query; read it with `c.req.valid('query')`. */
export function query<Schema extends GenericSchema>(schema: Schema) {
  return validator('query', schema, refuseMistakes);
}
