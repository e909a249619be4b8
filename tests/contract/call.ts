import type { ContractRow } from '@veloc/rules';
import type * as v from 'valibot';
import type { Names } from './fixtures';

/** One request, before the token is put in. */
export interface Sent {
  /** What stands for `:name` in the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** A text goes as it is. */
  body?: Record<string, unknown> | string;
}

/** One call of the contract and a request that succeeds. */
export interface ContractCall extends ContractRow {
  /** What that request is answered, beside the shape that the row tells. @default nothing more */
  data?: v.GenericSchema;
  /** A request that is answered 200, naming what the owner of the scene has. @default one that says nothing */
  send?: (names: Names) => Sent;
  /** Fields of the body or the query without which the call is refused. @default none */
  needs?: readonly string[];
}

/** A row of the contract with what a test sends and expects. */
export function call(row: ContractRow, options: Pick<ContractCall, 'data' | 'send' | 'needs'> = {}): ContractCall {
  return { ...row, ...options };
}

export function nameOf({ method, path }: Pick<ContractCall, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** The path as the document has it, without the patterns of parameters that hold slashes, as those of tiles do. */
export function withoutPatterns(path: string): string {
  return path.replace(/(:\w+)\{[^}]*\}/g, '$1');
}

/** The address of a request: the path with its parameters and query. */
export function addressOf(path: string, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string, pattern?: string) =>
    (pattern ? (params[name] ?? '').split('/') : [params[name] ?? '']).map(encodeURIComponent).join('/'),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
