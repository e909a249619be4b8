import { sql, type Kysely } from 'kysely';

/** What a draw pays may rise after it was settled: its tickets are then paid the difference. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table draws add column repriced_at timestamptz`.execute(db);
}
