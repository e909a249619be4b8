import type { Context, Next } from 'hono';
import type { GenericSchema } from 'valibot';
import { validator } from 'hono-openapi';
import { invalid } from './refusal';

function refuseMistakes(result: { success: boolean; error?: readonly { path?: readonly unknown[] | undefined }[] }) {
  if (result.success) return;
  const field = result.error?.[0]?.path?.map((step) => (step as { key?: unknown }).key ?? step).join('.');
  throw invalid('Dữ liệu gửi lên không hợp lệ', field ? { field } : null);
}

/** Levels of lists and objects in a body; no call takes a fifth of it. */
const DEEPEST = 32;

/** Whether JSON goes deeper than `DEEPEST`, told from its text: what walks a value a call a level has a stack that ends. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.replaceAll(/"(?:[^"\\]|\\.)*"/gs, '').matchAll(/[[\]{}]/g)) {
    depth += mark === '[' || mark === '{' ? 1 : -1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/**
 * Reads a JSON body for the calls behind it: a client that names JSON and sends nothing, as many do for DELETE, has sent
 * `{}`. Throws 400 VALIDATION_ERROR for one that is nested deeper than any call asks for.
 */
export async function readableBody(c: Context, next: Next): Promise<void> {
  if (/^application\/([\w.-]+\+)?json\b/i.test(c.req.header('Content-Type') ?? '')) {
    const text = await c.req.text();
    // Hono keeps the promise of what was read.
    if (text === '') Object.assign(c.req.bodyCache, { text: Promise.resolve('{}') });
    if (isTooDeep(text)) throw invalid('Dữ liệu gửi lên lồng nhau quá sâu');
  }
  await next();
}

/** Decodes the JSON body; read it with `c.req.valid('json')`. 400 VALIDATION_ERROR names the first wrong field. */
export function jsonBody<Schema extends GenericSchema>(schema: Schema) {
  return validator('json', schema, refuseMistakes);
}

/** Decodes the query; read it with `c.req.valid('query')`. */
export function query<Schema extends GenericSchema>(schema: Schema) {
  return validator('query', schema, refuseMistakes);
}
