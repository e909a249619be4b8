import type { AuditedKind } from '@veloc/rules';
import type { Json } from './columns';

/** One act of an operator, or a try that was refused. A trigger refuses every change of a row. */
export interface AuditTrailTable {
  id: string;
  at: Date;
  /** The name of the key. */
  actor: string;
  address: string;
  /** Of the call, as in its log lines. */
  request_id: string;
  /** Method and pattern, `POST /operator/withdrawals/:id/start`. */
  call: string;
  object_kind: AuditedKind | null;
  object_id: string | null;
  /** What was asked for, without secrets; phones masked. */
  params: Json<Record<string, unknown>>;
  /** The object as it was and is; null where it is not there, or has no state. */
  before: Json<Record<string, unknown>> | null;
  after: Json<Record<string, unknown>> | null;
  /** Of the answer; null when the act began and its end is a row of its own, with the same request id. */
  status: number | null;
  /** Of a refusal. */
  code: string | null;
}
