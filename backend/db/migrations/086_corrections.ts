import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table draw_corrections (
    id uuid primary key, draw_id text not null references draws(id), before jsonb not null, after jsonb not null,
    reason text not null, created_at timestamptz not null)`,
  sql`create index draw_corrections_draw on draw_corrections(draw_id, id)`,
  sql`alter table draws add column corrected_at timestamptz`,
  // The part of a payment that the corrected result does not give: the player keeps it.
  sql`alter table prize_payments add column kept bigint not null default 0 check (kept >= 0 and kept <= amount)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
