import type * as v from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Access = 'anyone' | 'player' | 'operator' | 'gateway';

interface CallOptions<Request extends object = never> {
  /** Only a type, told by `takes`. @default nothing is sent */
  request?: Request;
  /** An Idempotency-Key makes a repeat answer what the first one did. @default false */
  isIdempotent?: boolean;
  /** Takes a player's token and can do without: for guests, or by the refresh token. @default false */
  isTokenOptional?: boolean;
  /** The type of an answer that is no envelope. @default 'text/event-stream' */
  media?: string;
  /** The answer is long and goes compressed to who takes that; no secret may stand in it. @default false */
  isCompressed?: boolean;
}

/** One call of the API. */
export interface ContractRow extends CallOptions<object> {
  method: Method;
  /** With `:name` for what stands there in a request. */
  path: string;
  /** Whose proof the call is refused without. */
  access: Access;
  /** The shape of its `data`; null for what is no envelope with `data`, such as a stream. */
  answer: v.GenericSchema | null;
}

/** What a client sends with the call: the query of a GET, the body of every other; never where nothing is sent. */
export type RequestOf<Row extends ContractRow> = Row extends { request?: infer Request } ? NonNullable<Request> : never;

/** What its client reads. */
export type AnswerOf<Row extends ContractRow> = Row['answer'] extends v.GenericSchema
  ? v.InferOutput<Row['answer']>
  : never;

/** The names in a path: 'id' of '/print-queue/:id'. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Names the type of what is sent, without its schema, which a page that makes the call need not load. */
/*@__NO_SIDE_EFFECTS__*/
export function takes<Request extends object>(options: CallOptions = {}): CallOptions<Request> {
  return options;
}

type MakeRow<A extends Access> = <
  const M extends Method,
  const P extends string,
  Answer extends v.GenericSchema | null,
  Request extends object = never,
>(
  method: M,
  path: P,
  answer: Answer,
  options?: CallOptions<Request>,
) => CallOptions<Request> & { method: M; path: P; access: A; answer: Answer };

// Written out one by one, so that a bundler sees that a row which nobody names can go.
/*@__NO_SIDE_EFFECTS__*/
export const anyone: MakeRow<'anyone'> = (method, path, answer, options) => ({
  method,
  path,
  access: 'anyone',
  answer,
  ...options,
});
/*@__NO_SIDE_EFFECTS__*/
export const player: MakeRow<'player'> = (method, path, answer, options) => ({
  method,
  path,
  access: 'player',
  answer,
  ...options,
});
/*@__NO_SIDE_EFFECTS__*/
export const operator: MakeRow<'operator'> = (method, path, answer, options) => ({
  method,
  path,
  access: 'operator',
  answer,
  ...options,
});
/*@__NO_SIDE_EFFECTS__*/
export const gateway: MakeRow<'gateway'> = (method, path, answer, options) => ({
  method,
  path,
  access: 'gateway',
  answer,
  ...options,
});
