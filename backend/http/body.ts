import type { GenericSchema } from 'valibot';
import { validator } from 'hono-openapi';
import { invalid } from './refusal';

function refuseMistakes(result: { success: boolean; error?: readonly { path?: readonly unknown[] | undefined }[] }) {
  if (result.success) return;
  const field = result.error?.[0]?.path?.map((step) => (step as { key?: unknown }).key ?? step).join('.');
  throw invalid('Dữ liệu gửi lên không hợp lệ', field ? { field } : null);
}

/** Decodes the JSON body; read it with `c.req.valid('json')`. 400 VALIDATION_ERROR names the first wrong field. */
export function jsonBody<Schema extends GenericSchema>(schema: Schema) {
  return validator('json', schema, refuseMistakes);
}

/** Decodes the query; read it with `c.req.valid('query')`. */
export function query<Schema extends GenericSchema>(schema: Schema) {
  return validator('query', schema, refuseMistakes);
}
