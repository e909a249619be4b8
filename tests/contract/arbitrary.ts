import * as fc from 'fast-check';

/** As much of JSON Schema as the OpenAPI document of the shop is written in. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

/** Nothing of this exists; all of it has broken a program somewhere. */
const oddities = [
  null,
  true,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '../../etc/passwd',
  "' or 1=1 --",
  '%',
  '%00',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '10000 ',
  'x'.repeat(5_000),
  'ế'.repeat(20_000),
  '🎫'.repeat(70),
  '٣٤',
  '１０',
  'a\u0301\u0302',
  '\r\nSet-Cookie: a=b',
  'Bearer ',
  'Bearer a.b.c',
  '*',
  'W/"',
  'gzip;q=0, br',
  'text/plain; charset=utf-16',
  'multipart/form-data',
  'null',
  't=1,v1=00',
  'veloc_refresh=%',
  '@deep',
  '0190a000-0000-7000-8000-000000000000',
  'LT0190a000-0000-7000-8000-000000000000.loto',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '0001-01-01',
  '9999-12-31',
  '31/02/2026',
  '99/99/9999',
  '00/00/0000',
  '29/02/2027',
  '2026-13-45',
  '0000-00-00T00:00:00Z',
  '275760-09-13T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-08-21T24:00:00+23:59',
  '9'.repeat(400),
  '1e309',
  0,
  -0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1.7976931348623157e308,
  5e-324,
  2 ** 63,
  [],
  {},
  [null],
  { length: 1e9 },
  Array.from({ length: 5_000 }, () => null),
  JSON.parse('{"__proto__":{"role":"operator"},"constructor":{"prototype":1},"toString":null}'),
  [[[[[[[[[[]]]]]]]]]],
] as const;

/** Any JSON, the hostile sort more often than chance would have it. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...oddities) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer() },
);

/** Values of a schema; one in eight of their parts is odd, and keys that are not asked for come along. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: rightValue(schema) }, { weight: 1, arbitrary: oddValue });
}

function rightValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(rightValue));
  if (schema.type === 'object') return objectOf(schema);
  if (schema.type === 'array') return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 4 });
  if (schema.type === 'string') return schema.pattern ? textOf(schema.pattern) : fc.string({ maxLength: 60 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'number' || schema.type === 'integer') {
    return fc.integer({ min: schema.minimum ?? -1_000_000, max: Math.min(schema.maximum ?? 1_000_000, 1_000_000_000) });
  }
  return oddValue;
}

/** Text of a pattern; of one that cannot be made backwards, any text. */
function textOf(pattern: string): fc.Arbitrary<unknown> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 60 });
  } catch {
    return fc.string({ maxLength: 60 });
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema)]));
  const known = fc.record(model, { requiredKeys: required.filter((name) => name in model) });
  const further = fc.dictionary(fc.string({ maxLength: 12 }), oddValue, { maxKeys: 2 });
  return fc.tuple(further, known).map(([more, right]) => ({ ...more, ...right }));
}

/** One place in a value, counted, and what stands there instead; undefined takes the place away. */
export interface Change {
  at: number;
  value: unknown;
  /** Instead of `value`: which of the other texts that the caller knows, such as the id of another thing. */
  other?: number | undefined;
}

const change = fc.record({
  at: fc.nat({ max: 1_000 }),
  value: fc.option(oddValue, { nil: undefined, freq: 5 }),
  other: fc.option(fc.nat({ max: 1_000 }), { nil: undefined, freq: 5 }),
});

/** One change more often than not. */
export const changes: fc.Arbitrary<Change[]> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(change) },
  { weight: 1, arbitrary: fc.array(change, { minLength: 2, maxLength: 3 }) },
);

/** A copy of a JSON value, changed in some places however deep they lie. */
export function changed(original: unknown, wanted: readonly Omit<Change, 'other'>[]): unknown {
  const copy: unknown = structuredClone(original);
  for (const { at, value } of wanted) {
    const places = placesOf(copy);
    const place = places[at % Math.max(places.length, 1)];
    if (!place) return copy;
    if (value === undefined) delete place.within[place.name];
    // A copy, since a later change may fall into it.
    else place.within[place.name] = structuredClone(value);
  }
  return copy;
}

interface Place {
  within: Record<string, unknown>;
  name: string;
}

function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = value as Record<string, unknown>;
  return Object.keys(within).flatMap((name) => [{ within, name }, ...placesOf(within[name])]);
}
