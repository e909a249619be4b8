import { sql, type Kysely } from 'kysely';

const statements = [
  // Whether a code or the operator has set the name that money is paid out in. Where there is a deposit, it stays locked.
  sql`alter table users add column name_proved boolean not null default true`,
  sql`update users set name_proved = false where not exists (
    select 1 from transactions where user_id = users.id and kind = 'topup' and status = 'success')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
