import { readdirSync, readFileSync } from 'node:fs';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

// By this way it is found from the built server's folder too, which stands beside this one.
const folder = new URL('../ledger/checks/', import.meta.url);

/** One rule of the ledger: a query that finds the rows that break it. */
export interface Invariant {
  /** The file's name, for instance `every-journal-sums-to-zero`. */
  name: string;
  sql: string;
}

/** Every rule, one SQL file each in `checks/`: adding one is adding its file. */
export const invariants: readonly Invariant[] = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .toSorted()
  .map((file) => ({ name: file.slice(0, -'.sql'.length), sql: readFileSync(new URL(file, folder), 'utf8') }));

export interface Violation {
  invariant: string;
  row: Record<string, unknown>;
}

/** Runs every rule and answers all rows that break one; an empty list is a sound ledger. */
export async function checkLedger(
  db: Kysely<Database>,
  rules: readonly Invariant[] = invariants,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { name, sql } of rules) {
    const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(sql));
    for (const row of rows) violations.push({ invariant: name, row });
  }
  return violations;
}
