import { sql, type Kysely } from 'kysely';

const statements = [
  // What the operator puts into a player's wallet, or takes from it, by hand.
  sql`alter table journals drop constraint journals_kind_check`,
  sql`alter table journals add constraint journals_kind_check check (kind in (
    'topup','withdraw','withdraw_reversal','reward_transfer','buy','cashback','refund','reward',
    'manual_credit','manual_debit','prize_owed','prize_released','prize_correction'))`,
  sql`alter table transactions drop constraint transactions_kind_check`,
  sql`alter table transactions add constraint transactions_kind_check check (kind in (
    'topup','withdraw','withdraw_reversal','reward_transfer','buy','cashback','refund','reward',
    'manual_credit','manual_debit'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
