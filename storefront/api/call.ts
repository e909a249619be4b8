import type { ContractRow, ParamsOf, RequestOf } from '@veloc/rules';

/** One request of spec section 7. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: object;
  /** `required` is not sent without a token; `optional` takes one along; `none` is for calls that begin a session. */
  auth: 'required' | 'optional' | 'none';
  /**
   * Ends what others may hold of this session: names the refresh token it goes on with, and keeps the pair of the
   * answer. @default false
   */
  renewsSession?: boolean;
  /** @default true */
  retry?: boolean;
  /** Names the user's action over all repeats (decision A3). @default a fresh one a call */
  key?: string | undefined;
  /** The answer is a text and no JSON, so the body is that text. @default false */
  isText?: boolean;
  /** Lets the request outlive the page. @default false */
  keepalive?: boolean;
  /** Milliseconds. @default 10,000 for the cart and public calls, else 30,000 (decision A21) */
  timeout?: number;
}

/** Sends one call and answers the parsed body of a 2xx answer; throws an `ApiError` otherwise. */
export type Send = (call: Call) => Promise<unknown>;

/** What goes with a call of the contract: its parameters, its query or body, and how it is sent. */
type Sent<Row extends ContractRow> = Pick<Call, 'renewsSession' | 'retry' | 'key' | 'keepalive' | 'timeout'> &
  Partial<Pick<Call, 'auth'>> &
  ([ParamsOf<Row['path']>] extends [never] ? object : { params: Readonly<Record<ParamsOf<Row['path']>, string>> }) &
  (Row['method'] extends 'GET' ? Named<'query', RequestOf<Row>> : Named<'body', RequestOf<Row>>);

/** Under a name, what a row takes; nothing but `{}` where it takes nothing. */
type Named<Name extends string, Request> = [Request] extends [never]
  ? { [_ in Name]?: Record<string, never> }
  : object extends Request
    ? { [_ in Name]?: Request }
    : { [_ in Name]: Request };

/** The same as the last argument of a call, which may be left out where nothing must go along. */
export type SentWith<Row extends ContractRow> = object extends Sent<Row> ? [sent?: Sent<Row>] : [sent: Sent<Row>];

/** A call by its row of the contract. It takes a token along as the row says, unless `auth` is named. */
export function callOf<Row extends ContractRow>(
  { method, path, access, isTokenOptional }: Row,
  ...[sent]: SentWith<Row>
): Call {
  const { params, ...rest }: Partial<Call> & { params?: Record<string, string> } = sent ?? {};
  return {
    method,
    path: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? '')),
    auth: access === 'player' ? 'required' : isTokenOptional ? 'optional' : 'none',
    ...rest,
  };
}

const SHORT_TIMEOUT = 10_000;
const LONG_TIMEOUT = 30_000;

export function timeoutOf({ path, timeout }: Call): number {
  return timeout ?? (/^\/(client-carts|public)\//.test(path) ? SHORT_TIMEOUT : LONG_TIMEOUT);
}

export function addressOf(base: string, { path, query = {} }: Call): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const search = new URLSearchParams(entries).toString();
  return search === '' ? `${base}${path}` : `${base}${path}?${search}`;
}

/** Browsers refuse requests that outlive their page beyond 64 KiB of bodies under way. */
const KEEPALIVE_BYTES = 60 * 1024;

/** Whether the request may outlive the page: asked to, and small enough to be let. */
export function outlivesPage({ keepalive = false }: Call, body = ''): boolean {
  return keepalive && new TextEncoder().encode(body).length <= KEEPALIVE_BYTES;
}
