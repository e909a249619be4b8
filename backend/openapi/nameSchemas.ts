import * as rules from '@veloc/rules';
import { resolver } from 'hono-openapi';
import type { GenericSchema } from 'valibot';
import { namedCalls } from './parts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Some, such as that of a page, are functions which make one. */
const isSchema = (value: unknown): value is GenericSchema => isObject(value) && value.kind === 'schema';
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What is worth a name: an object, a list, a choice. A text or a number says as much where it stands. */
const isWorthAName = (schema: Json) =>
  schema.type === 'object' || schema.type === 'array' || 'enum' in schema || 'anyOf' in schema;

async function jsonSchemaOf(schema: GenericSchema): Promise<Json> {
  const { schema: converted } = await resolver(schema).toOpenAPISchema();
  return converted as Json;
}

/** Names by the schema's own text: those of the rules (`orderSchema` is `Order`), then the answers of calls. */
async function knownNames(): Promise<Map<string, string>> {
  const named = [
    ...Object.entries(rules).flatMap(([name, value]) =>
      name.endsWith('Schema') && isSchema(value)
        ? [[capitalized(name.slice(0, -'Schema'.length)), value] as const]
        : [],
    ),
    ...[...namedCalls().values()].flatMap(({ operationId, row }) =>
      row.answer ? [[`${capitalized(operationId)}Answer`, row.answer] as const] : [],
    ),
  ];
  const names = new Map<string, string>();
  const lists = new Set<string>();
  for (const [name, schema] of named) {
    const converted = await jsonSchemaOf(schema);
    const text = JSON.stringify(converted);
    // A list that several calls answer would have the name of one of them; its items have their own.
    if (names.has(text) && converted.type === 'array') lists.add(text);
    if (isWorthAName(converted) && !names.has(text)) names.set(text, name);
  }
  for (const text of lists) names.delete(text);
  return names;
}

/**
 * Puts `$ref` in the place of every schema that has a name, wherever it stands, and answers the named ones themselves for
 * `components.schemas`.
 */
export async function nameSchemas(document: unknown): Promise<{ named: unknown; schemas: Json }> {
  const names = await knownNames();
  const schemas: Json = {};

  function inside(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(reference);
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, reference(part)]))
      : value;
  }

  function reference(value: unknown): unknown {
    const name = isObject(value) ? names.get(JSON.stringify(value)) : undefined;
    if (name === undefined) return inside(value);
    schemas[name] ??= inside(value);
    return { $ref: `#/components/schemas/${name}` };
  }

  const named = reference(document);
  const sorted = Object.entries(schemas).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return { named, schemas: Object.fromEntries(sorted) };
}
