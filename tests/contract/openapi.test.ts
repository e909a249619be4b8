import { contract, type ContractRow } from '@veloc/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testShop, type TestShop } from '../../backend/testing/testShop';
import { nameOf } from './call';
import { calls, STREAM } from './calls';
import { dereference } from './dereference';

/** As much of OpenAPI 3.1 as the shop uses (spec.openapis.org/oas/v3.1.0). */
interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  security?: Record<string, string[]>[];
  responses?: Record<
    string,
    { description?: string; headers?: object; content?: Record<string, { schema?: unknown }> }
  >;
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  parameters?: { in: string; name: string; required?: boolean; schema?: unknown }[];
}

interface Document {
  openapi: string;
  components: {
    securitySchemes: Record<string, { type: string }>;
    headers: Record<string, { schema?: unknown }>;
    schemas: Record<string, unknown>;
  };
  info: { title?: string; version?: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
}

let test: TestShop;
/** As it is sent, and with what its references lead to in their place. */
let sent: Document;
let document: Document;
beforeAll(async () => {
  test = await testShop();
  sent = (await test.call('GET', '/openapi.json')).body as unknown as Document;
  document = dereference(sent);
});
afterAll(() => test.close());

/** `:id` and `:file{.+}` of the app's table of routes are `{id}` and `{file}` of the document. */
const written = (path: string) => path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, operation })),
  );
const routes = () =>
  test.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*') && !['/openapi.json', '/docs'].includes(path))
    .map(({ method, path }) => `${method} ${written(path)}`);
const rows = () => contract.allCalls().filter(({ path }) => path !== contract.openapi.path);
const tableOf = (table: readonly Pick<ContractRow, 'method' | 'path'>[]) =>
  sorted(table.map((call) => nameOf({ ...call, path: written(call.path) })));

describe('GET /openapi.json', () => {
  it('names the calls of the app and no others', () => {
    expect(sorted(operations().map(({ name }) => name))).toEqual(sorted(routes()));
  });

  it('names the calls that the table of the contract makes, and the table makes all of them', () => {
    expect(sorted(operations().map(({ name }) => name))).toEqual(tableOf(rows()));
    expect(tableOf([...calls, STREAM])).toEqual(tableOf(rows()));
  });

  it('is sent once to who keeps it', async () => {
    const first = await test.app.request('/openapi.json');
    const tag = first.headers.get('ETag') ?? '';
    const again = await test.app.request('/openapi.json', { headers: { 'If-None-Match': tag } });
    expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
  });

  it('is an OpenAPI 3.1 document', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info.title).toBeTruthy();
    expect(document.info.version).toBeTruthy();
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { name, path, operation } of operations()) {
      expect(path, name).toMatch(/^\//);
      const { parameters = [] } = operation;
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(sorted(inPath.map((parameter) => parameter.name)), name).toEqual(
        sorted([...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter)),
      );
      expect(
        inPath.every((parameter) => parameter.required === true),
        name,
      ).toBe(true);
      const places = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(places).size, name).toBe(places.length);
      for (const parameter of parameters) expect(parameter.schema, `${name} ${parameter.name}`).toBeTypeOf('object');
    }
  });

  it('says of every call what it asks for, as the table of the contract has it', () => {
    const schemes = document.components.securitySchemes;
    expect(Object.keys(schemes).toSorted()).toEqual(['gateway', 'operator', 'player']);
    for (const call of rows()) {
      const name = nameOf({ ...call, path: written(call.path) });
      const { security } = operations().find((operation) => operation.name === name)?.operation ?? {};
      const asked = call.access === 'anyone' ? [] : [{ [call.access]: [] }];
      expect(security, name).toEqual(call.isTokenOptional ? [{}, { player: [] }] : asked);
    }
  });

  it('tells of every answer that the time stands in a header', () => {
    expect(document.components.headers.ServerTime?.schema).toEqual({ type: 'string', format: 'date-time' });
    for (const { name, operation } of operations()) {
      for (const [status, { headers }] of Object.entries(operation.responses ?? {})) {
        expect(headers, `${name} ${status}`).toMatchObject({ 'Server-Time': document.components.headers.ServerTime });
      }
    }
    const periods = operations().find(({ name }) => name === 'GET /client/get-current-period');
    expect(Object.keys(periods?.operation.responses ?? {})).toContain('304');
  });

  it('knows each call by its name in the contract and by its part of the shop', () => {
    const told = operations().map(({ name, operation }) => [name, operation.operationId, operation.tags]);
    const parts = contract.callParts();
    const named = Object.values(parts).flatMap((part) =>
      Object.entries(part).map(([id, row]) => [nameOf({ ...row, path: written(row.path) }), id, [expect.any(String)]]),
    );
    expect(told).toEqual(expect.arrayContaining(named.filter(([name]) => name !== 'GET /openapi.json')));
    expect(sorted(operations().flatMap(({ operation }) => operation.tags ?? []))).toEqual(
      sorted(document.tags.map((tag) => tag.name)),
    );
    expect(document.tags).toHaveLength(Object.keys(parts).length);
  });

  it('says of the calls that take an Idempotency-Key that they do, and of no others', () => {
    const taking = operations().filter(({ operation }) =>
      operation.parameters?.some((parameter) => parameter.name === 'Idempotency-Key'),
    );
    expect(sorted(taking.map(({ name }) => name))).toEqual(tableOf(rows().filter(({ isIdempotent }) => isIdempotent)));
  });

  it('gives every body and every object that is answered a name', () => {
    for (const [path, item] of Object.entries(sent.paths)) {
      for (const [method, { requestBody, responses }] of Object.entries(item)) {
        const body = requestBody?.content?.['application/json']?.schema;
        const answer = responses?.['200']?.content?.['application/json']?.schema as
          | { properties?: { data?: { type?: string } } }
          | undefined;
        if (body)
          expect(body, `${method} ${path}`).toEqual({ $ref: expect.stringMatching(/^#\/components\/schemas\/\w+$/) });
        expect(answer?.properties?.data?.type, `${method} ${path}`).not.toBe('object');
      }
    }
    expect(Object.keys(sent.components.schemas)).toEqual(expect.arrayContaining(['Order', 'User', 'AddItemRequest']));
    for (const [name, schema] of Object.entries(document.components.schemas))
      expect(schemaFaults(schema), name).toEqual([]);
  });

  it('tells of every call what it does, what it answers and how it refuses', () => {
    for (const { name, operation } of operations()) {
      expect(operation.summary, name).toBeTruthy();
      expect(Object.keys(operation.responses ?? {}), name).toEqual(expect.arrayContaining(['200', '4XX']));
      for (const [status, { description, content }] of Object.entries(operation.responses ?? {})) {
        expect(description, `${name} ${status}`).toBeTruthy();
        for (const { schema } of Object.values(content ?? {})) expect(schemaFaults(schema), name).toEqual([]);
      }
      for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
        expect(schemaFaults(schema), name).toEqual([]);
      }
    }
  });
});

const types = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'];

/** What makes a value no schema of JSON Schema 2020-12, as far as the shop's schemas go; by its place. */
function schemaFaults(schema: unknown, place = '#'): string[] {
  if (typeof schema === 'boolean') return [];
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return [`${place} is no schema`];
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) => {
    const here = `${place}/${keyword}`;
    const many = (members: unknown) =>
      Object.entries(Object(members) as object).flatMap(([name, part]) => schemaFaults(part, `${here}/${name}`));
    if (keyword === 'type') return [value].flat().every((type) => types.includes(String(type))) ? [] : [here];
    if (keyword === 'required')
      return Array.isArray(value) && value.every((name) => typeof name === 'string') ? [] : [here];
    if (keyword === 'enum') return Array.isArray(value) && value.length > 0 ? [] : [here];
    if (keyword === 'properties' || keyword === 'anyOf' || keyword === 'allOf' || keyword === 'oneOf')
      return many(value);
    if (keyword === 'items' || keyword === 'additionalProperties') return schemaFaults(value, here);
    if (keyword === 'pattern') return isPattern(value) ? [] : [here];
    return [];
  });
}

function isPattern(value: unknown): boolean {
  try {
    return typeof value === 'string' && new RegExp(value, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
