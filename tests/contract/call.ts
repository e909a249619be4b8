import type * as v from 'valibot';
import type { Names } from './fixtures';

export type Access = 'anyone' | 'player' | 'operator' | 'gateway';

/** One request, before the token is put in. */
export interface Sent {
  /** What stands for `:name` in the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** A text goes as it is. */
  body?: Record<string, unknown> | string;
}

/** One call of the contract: who may make it, a request that succeeds, and the shape of the `data` it answers. */
export interface ContractCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the app's table of routes writes it. */
  path: string;
  access: Access;
  data: v.GenericSchema;
  /** A request that is answered 200, naming what the owner of the scene has. @default one that says nothing */
  send?: (names: Names) => Sent;
  /** Fields of the body or the query without which the call is refused. @default none */
  needs?: readonly string[];
}

export type Options = Partial<Pick<ContractCall, 'send' | 'needs'>>;

/** Makes the calls of one kind of caller. */
export function callsOf(access: Access) {
  const call =
    (method: ContractCall['method']) =>
    (path: string, data: v.GenericSchema, options: Options = {}): ContractCall => ({
      method,
      path,
      access,
      data,
      ...options,
    });
  return { get: call('GET'), post: call('POST'), put: call('PUT'), remove: call('DELETE') };
}

export function nameOf({ method, path }: Pick<ContractCall, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** The address of a request: the path with its parameters and query. */
export function addressOf(path: string, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
