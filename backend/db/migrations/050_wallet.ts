import { sql, type Kysely } from 'kysely';

const statements = [
  // An account one has proven to own once is paid again without another proof.
  sql`create table payout_accounts (
    user_id uuid not null references users(id), bank_id text not null references banks(id), number text not null,
    holder text not null, last_used_at timestamptz not null, primary key (user_id, bank_id, number))`,
  // The history of all kinds at once; each kind by itself has transactions_user.
  sql`create index transactions_all on transactions(user_id, id desc)`,
  sql`create index transactions_to_pay_out on transactions(id) where kind = 'withdraw' and status in ('pending','processing')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
