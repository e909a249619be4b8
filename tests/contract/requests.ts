import * as fc from 'fast-check';
import { signWebhook } from '../../backend/topup/providers/vietQr/signature';
import { arbitraryOf, changed, changes, oddValue, type Change, type JsonSchema } from './arbitrary';
import { addressOf, withoutPatterns, type ContractCall, type Sent } from './call';
import type { Names } from './fixtures';

/** As much of `GET /openapi.json` as requests are made from. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
  parameters?: { in: string; name: string; schema: JsonSchema }[];
}

/** What is done to a request that would be right. */
export type Mutation =
  | { kind: 'right' }
  | { kind: 'changed'; headersToo: boolean; changes: Change[] }
  | { kind: 'made'; body: unknown; query: unknown; params: unknown }
  | { kind: 'raw'; text: string };

/** A request as it goes over the wire. */
export interface WireRequest {
  address: string;
  headers: Record<string, string>;
  body?: string;
}

/** What a right request is changed in: every leaf of it is a place. */
interface Leaves {
  params: unknown;
  query: unknown;
  headers: unknown;
  body?: unknown;
}

/** Stands for the signature over the body that is sent in the end. */
const SIGNED = 'signed';

const json = 'application/json';

/** Twists of a call, most of them one changed leaf. Fewer headers than their number, else bodies would hardly be met. */
export function mutationOf(call: ContractCall, { paths }: Document): fc.Arbitrary<Mutation> {
  const described = paths[withoutPatterns(call.path).replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
  const fields = described?.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
  const query = Object.fromEntries(fields.map(({ name, schema }) => [name, arbitraryOf(schema)]));
  const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, oddValue]));
  const body = described?.requestBody?.content[json].schema;
  const made = fc.record({
    kind: fc.constant('made' as const),
    body: body ? arbitraryOf(body) : oddValue,
    query: fc.record(query, { requiredKeys: [] }),
    params: fc.record(params),
  });
  const oneChange = fc.record({
    kind: fc.constant('changed' as const),
    headersToo: fc.nat({ max: 3 }).map((drawn) => drawn === 0),
    changes,
  });
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant({ kind: 'right' as const }) },
    { weight: 7, arbitrary: oneChange },
    { weight: 2, arbitrary: made },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('raw' as const), text: fc.string({ unit: 'binary' }) }) },
  );
}

/** Makes the requests of one scene. `token` is a player's or the operator's key, `key` an Idempotency-Key. */
export function requestMaker(names: Names, { gatewayKey, now }: { gatewayKey: string; now: () => Date }) {
  const others = textsIn(names);

  return (call: ContractCall, mutation: Mutation, token: string | undefined, key: string | undefined): WireRequest => {
    const right: Sent = call.send?.(names) ?? {};
    const lines = linesOf(right.body);
    const headers = headersOf(call, right, token, key);
    const leaves = leavesOf({ ...right, ...(lines && { body: lines }) }, mutation, others, headers);
    const body =
      mutation.kind === 'raw' && call.method !== 'GET' ? mutation.text : textOf(leaves.body, lines !== undefined);
    const sent = headerTextsOf(leaves.headers);
    if (sent['X-Signature'] === SIGNED) sent['X-Signature'] = signWebhook(gatewayKey, body ?? '', now());
    return {
      address:
        mutation.kind === 'raw' ? rawAddressOf(call, right, mutation.text) : addressOf(call.path, addressed(leaves)),
      headers: sent,
      ...(body !== undefined && call.method !== 'GET' && { body }),
    };
  };
}

function headersOf({ access }: ContractCall, { body }: Sent, token: string | undefined, key: string | undefined) {
  return {
    Accept: json,
    'Accept-Encoding': 'gzip',
    'If-None-Match': '"a tag"',
    Origin: 'https://shop.example',
    'User-Agent': 'Mozilla/5.0',
    'X-Forwarded-For': '203.0.113.7',
    Cookie: 'veloc=1',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
    ...(body !== undefined && { 'Content-Type': json }),
    ...(access === 'gateway' && { 'X-Signature': SIGNED }),
  };
}

function leavesOf(
  right: Omit<Sent, 'body'> & { body?: unknown },
  mutation: Mutation,
  others: readonly string[],
  headers: object,
): Leaves {
  const { params = {}, query = {}, body } = right;
  const known = { params, query, ...(body !== undefined && { body }) };
  if (mutation.kind === 'changed') {
    const wanted = mutation.changes.map(({ at, value, other }) => ({
      at,
      value: other === undefined ? value : others[other % others.length],
    }));
    const within = mutation.headersToo || isEmpty(known) ? { headers, ...known } : known;
    return { headers, ...(changed(within, wanted) as typeof known) };
  }
  if (mutation.kind !== 'made') return { headers, ...known };
  // What the path names is right as often as not, else hardly a request would come to its body.
  const isKnown = JSON.stringify(mutation.body ?? null).length % 2 === 0;
  return { ...mutation, headers: { 'Content-Type': json, ...headers }, params: isKnown ? params : mutation.params };
}

const isEmpty = ({ params, query, body }: Omit<Leaves, 'headers'>) =>
  [params, query, body ?? {}].every((part) => Object.keys(Object(part) as object).length === 0);

/** Every text of the scene: an id, a phone or a code where another one is asked for. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(Object(value) as object).flatMap((part) => textsIn(part));
}

/** The records of an import, each of which has leaves of its own. */
function linesOf(body: Sent['body']): unknown[] | undefined {
  if (typeof body !== 'string' || !body.startsWith('{')) return undefined;
  return body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

/** A body that is no object is sent as JSON all the same. */
function textOf(body: unknown, isLines: boolean): string | undefined {
  if (body === undefined || typeof body === 'string') return body;
  const lines = isLines && Array.isArray(body) ? body : [body];
  return lines.map((line) => deepened(JSON.stringify(line) ?? '')).join('\n');
}

/** No JSON.stringify goes as deep as a client can write. */
const deepened = (text: string) => text.replaceAll('"@deep"', `${'['.repeat(20_000)}${']'.repeat(20_000)}`);

function addressed({ params, query }: Leaves): Sent {
  return { params: textsOf(params), query: textsOf(query) };
}

/** What an address holds is text, in which a lone surrogate has no place. */
const textsOf = (record: unknown) => sendableTextsOf(record, /\p{Surrogate}/gu);
/** No HTTP client sends a header of another name, or other characters in it. */
const headerTextsOf = (record: unknown) =>
  Object.fromEntries(
    Object.entries(sendableTextsOf(record, /[^\t\x20-\x7e\x80-\xff]/g)).filter(([name]) => /^[\w-]+$/.test(name)),
  );

function sendableTextsOf(record: unknown, unsendable: RegExp): Record<string, string> {
  const entries = Object.entries(Object(record) as Record<string, unknown>);
  return Object.fromEntries(entries.map(([name, value]) => [name, leafText(value).replaceAll(unsendable, '')]));
}

const leafText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** The path as somebody typed it, with nothing encoded but what no client can send. */
function rawAddressOf({ path, method }: ContractCall, { params = {} }: Sent, text: string): string {
  if (method !== 'GET') return addressOf(path, { params });
  const typed = text.replaceAll(/[\p{Surrogate}#?/\\]/gu, '');
  return `${withoutPatterns(path).replace(/:\w+/g, () => (typed === '' ? 'x' : typed))}?${typed}`;
}
