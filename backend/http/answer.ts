import type { Context } from 'hono';
import { texts } from '@veloc/rules';

export interface Envelope {
  status: 200;
  message: string;
  data: unknown;
  [alsoTopLevel: string]: unknown;
}

/** The success envelope. Keys that the specification names bare (`token`, `listPeriod`) go beside `data` too. */
export function envelope(data: unknown, alsoTopLevel: Record<string, unknown> = {}): Envelope {
  return { ...alsoTopLevel, status: 200, message: texts.success, data };
}

export function ok(c: Context, data: unknown, alsoTopLevel: Record<string, unknown> = {}): Response {
  return c.json(envelope(data, alsoTopLevel));
}
