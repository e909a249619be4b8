import { type ContractRow, texts } from '@veloc/rules';
import type { CallContext, DataOf } from './env';

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

/** Answers a call as its row of the contract says. */
export function ok<Row extends ContractRow>(
  c: CallContext<Row>,
  data: DataOf<Row>,
  alsoTopLevel: Record<string, unknown> = {},
): Response {
  return c.json(envelope(data, alsoTopLevel));
}
