import type { ColumnType } from 'kysely';

/** A jsonb column: read as T, written as JSON text, because the driver turns bare arrays into PostgreSQL arrays. */
export type Json<T> = ColumnType<T, string, string>;

/** The text that a jsonb column takes. Half a surrogate pair, which it refuses, becomes U+FFFD as in a text column. */
export function json(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : part,
  );
}
