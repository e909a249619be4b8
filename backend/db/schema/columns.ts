import type { ColumnType } from 'kysely';

/** A jsonb column: read as T, written as JSON text, because the driver turns bare arrays into PostgreSQL arrays. */
export type Json<T> = ColumnType<T, string, string>;

/** The text that a jsonb column takes. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
