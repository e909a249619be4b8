import { sql, type Kysely } from 'kysely';

const statements = [
  // A transfer that the bank returned after it was sent: each withdrawal comes back once, and by one reference one does.
  sql`create table bounced_withdrawals (
    withdrawal_id uuid primary key references transactions(id), reference text not null, bounced_at timestamptz not null)`,
  sql`create unique index bounced_withdrawals_reference on bounced_withdrawals(folded_reference(reference))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
