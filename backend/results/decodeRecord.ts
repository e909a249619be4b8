import { ok, err, type Checked } from '@veloc/rules';
import * as v from 'valibot';
import { recordSchemas } from '../games/registry';
import type { DrawRecord } from './drawRecord';
import { regionalSchemas } from './regionalRecord';

const schemas: Readonly<Record<string, v.GenericSchema<unknown, DrawRecord>>> = {
  ...recordSchemas,
  ...regionalSchemas,
};

const kindSchema = v.union([
  v.pipe(
    v.object({ region: v.picklist(['MN', 'MT', 'MB']) }),
    v.transform(({ region }) => region),
  ),
  v.pipe(
    v.object({ game: v.picklist(Object.keys(recordSchemas)) }),
    v.transform(({ game }) => game),
  ),
]);

/** Reads one line of a result file, or says in English what is wrong with it. */
export function decodeRecord(line: string): Checked<DrawRecord, 'INVALID_RECORD'> {
  const value = parseJson(line);
  if (value === undefined) return err('INVALID_RECORD', 'is not JSON');
  const kind = v.safeParse(kindSchema, value);
  const schema = kind.success ? schemas[kind.output] : undefined;
  if (!schema) return err('INVALID_RECORD', 'names neither a known game nor a known region');
  const record = v.safeParse(schema, value, { abortEarly: true });
  return record.success ? ok(record.output) : err('INVALID_RECORD', reasonOf(record.issues[0]));
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  return issue.received === 'undefined' ? `has no ${v.getDotPath(issue)}` : issue.message;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
