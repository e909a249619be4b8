import { sql, type Kysely } from 'kysely';

const statements = [
  // What the shop owes for prizes that wait, what it withheld for the tax office, and what wrong results cost it.
  sql`alter table entries drop constraint entries_account_check`,
  sql`alter table entries add constraint entries_account_check check (
    account in ('wallet','reward','sys:sales','sys:prizes','sys:prizes-owed','sys:tax','sys:corrections','sys:topup',
      'sys:withdraw','sys:promo'))`,
  sql`alter table journals drop constraint journals_kind_check`,
  sql`alter table journals add constraint journals_kind_check check (kind in (
    'topup','withdraw','withdraw_reversal','reward_transfer','buy','cashback','refund','reward',
    'prize_owed','prize_released','prize_correction'))`,
  sql`alter table prize_payments add column tax bigint not null default 0 check (tax >= 0)`,
  sql`create table prize_claims (
    id uuid primary key, ticket_id uuid not null references tickets(id), user_id uuid not null references users(id),
    period_id text not null references periods(id), draw_id text not null references draws(id),
    amount bigint not null check (amount >= 0), prizes jsonb not null, awaits_figure boolean not null,
    state text not null check (state in ('waiting','approved','rejected','withdrawn','lapsed')),
    reason text check (state <> 'rejected' or reason is not null), note text,
    created_at timestamptz not null, decided_at timestamptz, lapses_at timestamptz not null)`,
  // A ticket has one claim that counts; those withdrawn by a corrected result stay as its history.
  sql`create unique index prize_claims_ticket on prize_claims(ticket_id) where state <> 'withdrawn'`,
  sql`create index prize_claims_open on prize_claims(id) where state in ('waiting','rejected')`,
  sql`create index prize_claims_draw on prize_claims(draw_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
