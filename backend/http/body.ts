import type { Context, Next } from 'hono';
import type { GenericSchema } from 'valibot';
import { validator } from 'hono-openapi';
import { invalid } from './refusal';

function refuseMistakes(result: { success: boolean; error?: readonly { path?: readonly unknown[] | undefined }[] }) {
  if (result.success) return;
  const field = result.error?.[0]?.path?.map((step) => (step as { key?: unknown }).key ?? step).join('.');
  throw invalid('Dữ liệu gửi lên không hợp lệ', field ? { field } : null);
}

/** A client that names JSON and sends nothing, as many do for DELETE, has sent `{}`. */
export async function emptyBody(c: Context, next: Next): Promise<void> {
  const namesJson = /^application\/json\b/i.test(c.req.header('Content-Type') ?? '');
  if (namesJson && (await c.req.text()) === '') {
    // Hono keeps the promise of what was read.
    Object.assign(c.req.bodyCache, { text: Promise.resolve('{}') });
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
