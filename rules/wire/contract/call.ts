export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Access = 'anyone' | 'player' | 'operator' | 'gateway';

interface CallOptions<Request extends object = never> {
  /** Only a type, told by `takes`. @default nothing is sent */
  request?: Request;
  /** An Idempotency-Key makes a repeat answer what the first one did. @default false */
  isIdempotent?: boolean;
  /** Takes a player's token and can do without: for guests, or by the refresh token. @default false */
  isTokenOptional?: boolean;
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
}

/** What a client sends with the call: the query of a GET, the body of every other; never where nothing is sent. */
export type RequestOf<Row extends ContractRow> = Row extends { request?: infer Request } ? NonNullable<Request> : never;

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

/*@__NO_SIDE_EFFECTS__*/
function callsOf<A extends Access>(access: A) {
  /*@__NO_SIDE_EFFECTS__*/
  return <const M extends Method, const P extends string, Request extends object = never>(
    method: M,
    path: P,
    options: CallOptions<Request> = {},
  ) => ({ method, path, access, ...options });
}

export const anyone = /* @__PURE__ */ callsOf('anyone');
export const player = /* @__PURE__ */ callsOf('player');
export const operator = /* @__PURE__ */ callsOf('operator');
export const gateway = /* @__PURE__ */ callsOf('gateway');
