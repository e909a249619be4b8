import type { ContractRow } from '@veloc/rules';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { AuditedObject } from '../audit/objectState';
import type { Shop } from '../shop';

/** What a request carries through the routes. `userId` and `sessionId` are set by `requireUser`. */
export interface AppEnv {
  Variables: {
    shop: Shop;
    /** Stands in its answer and in every log line that it causes. */
    requestId: string;
    /** Of the contract; set by `route`. */
    row: ContractRow;
    /** Of an act of the operator: what it is about. */
    actsOn?: AuditedObject;
    userId: string;
    sessionId: string;
    /** The phone, user or session that a call without a session names: what it waits for may be locked by its like. */
    accountNamed?: string;
    /** Of a device that has just logged in; its cookie is set once that is committed. */
    deviceToken: string | undefined;
    /** Calls of the caller, or of its site, that `limitAddress` has counted within the hour. */
    callsThisHour?: number;
    /** The phone's own limit refused the call: it counts for no address or account. */
    isRefusedByPhone?: boolean;
    secureHeadersNonce?: string;
  };
}

/** A request of a call, whose row says what `ok` and `idempotent` take. */
export type CallContext<Row extends ContractRow> = Context<AppEnv, string, CallInput<Row>>;

/** As Hono hands types from one handler of a route to the next. */
export interface CallInput<Row extends ContractRow> {
  out: { row: Row };
}

/** The same with what it is handed: no list of an answer need be a copy. */
type Unchanged<T> = T extends object ? { readonly [Key in keyof T]: Unchanged<T[Key]> } : T;

/** What the handler of a call answers as `data`. */
export type DataOf<Row extends ContractRow> = Row['answer'] extends v.GenericSchema
  ? Unchanged<v.InferInput<Row['answer']>>
  : never;
