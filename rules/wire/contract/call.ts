export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Access = 'anyone' | 'player' | 'operator' | 'gateway';

interface CallOptions {
  /** An Idempotency-Key makes a repeat answer what the first one did. @default false */
  isIdempotent?: boolean;
  /** Takes a player's token and can do without: for guests, or by the refresh token. @default false */
  isTokenOptional?: boolean;
  /** The answer is long and goes compressed to who takes that; no secret may stand in it. @default false */
  isCompressed?: boolean;
}

/** One call of the API. */
export interface ContractRow extends CallOptions {
  method: Method;
  /** With `:name` for what stands there in a request. */
  path: string;
  /** Whose proof the call is refused without. */
  access: Access;
}

/*@__NO_SIDE_EFFECTS__*/
function callsOf<A extends Access>(access: A) {
  /*@__NO_SIDE_EFFECTS__*/
  return <const M extends Method, const P extends string>(method: M, path: P, options: CallOptions = {}) => ({
    method,
    path,
    access,
    ...options,
  });
}

export const anyone = /* @__PURE__ */ callsOf('anyone');
export const player = /* @__PURE__ */ callsOf('player');
export const operator = /* @__PURE__ */ callsOf('operator');
export const gateway = /* @__PURE__ */ callsOf('gateway');
