import { sql, type Kysely } from 'kysely';

// Portable PostgreSQL on purpose: ids come from the application, no triggers, sequences, advisory locks or LISTEN,
// and no default times, because every time decision follows the shop's own clock.
const statements = [
  sql`create table users (
    id uuid primary key, phone text not null unique check (phone ~ '^\\+[1-9][0-9]{6,15}$'),
    name text not null default '', email text, identify text, end_point_id text not null default 'WEB',
    pin_hash text, pin_fails smallint not null default 0, pin_locked_until timestamptz,
    privacy_version int not null default 0, privacy_accepted_at timestamptz,
    token_epoch int not null default 0, created_at timestamptz not null, updated_at timestamptz not null)`,
  sql`create table otp_phones (phone text primary key, failures int not null check (failures >= 0), failing_since timestamptz not null)`,
  sql`create table otp_challenges (
    id uuid primary key, phone text not null, purpose text not null check (purpose in ('login','register','change_pin','payment')),
    code_hash text not null, attempts smallint not null check (attempts >= 0),
    expires_at timestamptz not null, consumed_at timestamptz, created_at timestamptz not null)`,
  sql`create unique index otp_one_live on otp_challenges(phone, purpose) where consumed_at is null`,
  sql`create index otp_by_phone on otp_challenges(phone, created_at)`,
  sql`create table signatures (
    token_hash text primary key, phone text not null, purpose text not null check (purpose in ('login','register','change_pin','payment')),
    expires_at timestamptz not null, used_at timestamptz, created_at timestamptz not null)`,
  sql`create table sessions (
    id uuid primary key, user_id uuid not null references users(id), device text not null,
    created_at timestamptz not null, last_used_at timestamptz not null, revoked_at timestamptz)`,
  sql`create index sessions_user on sessions(user_id, id desc)`,
  sql`create table refresh_tokens (
    id uuid primary key, session_id uuid not null references sessions(id), parent_id uuid, token_hash text not null unique,
    used_at timestamptz, expires_at timestamptz not null, created_at timestamptz not null)`,
  sql`create index refresh_children on refresh_tokens(parent_id)`,

  sql`create table games (
    id text primary key, title text not null, name_store text not null, heading text not null, href text not null, sort smallint not null,
    unit_price bigint not null default 10000 check (unit_price = 10000), cutoff_seconds int not null default 60 check (cutoff_seconds >= 0),
    max_periods int not null check (max_periods >= 1), schedule jsonb not null, enabled boolean not null default true)`,
  sql`create table draws (
    id text primary key, feed text not null check (feed in ('keno','mega','power','max3d','max3dpro','lotto535','regional')),
    channel_id text, draw_no text, dial_at timestamptz not null, numbers jsonb not null, special jsonb, details jsonb not null,
    jackpot1 bigint, jackpot2 bigint, source text not null check (source in ('import','simulated')), created_at timestamptz not null)`,
  sql`create unique index draws_slot on draws(feed, dial_at, (coalesce(channel_id, '')))`,
  sql`create index draws_newest on draws(feed, dial_at desc, id desc)`,
  sql`create table periods (
    id text primary key, game_id text not null references games(id), channel_id text, region text, name text not null,
    opens_at timestamptz not null, closes_at timestamptz not null, dial_at timestamptz not null,
    status text not null check (status in ('scheduled','open','closed','drawn','settled','cancelled')),
    jackpot1 bigint, jackpot2 bigint, draw_id text references draws(id), check (opens_at < closes_at and closes_at <= dial_at))`,
  sql`create unique index periods_slot on periods(game_id, dial_at, (coalesce(channel_id, '')))`,
  sql`create index periods_due on periods(status, dial_at)`,
  sql`create index periods_draw on periods(draw_id)`,

  sql`create table carts (user_id uuid primary key references users(id), version int not null default 0, updated_at timestamptz not null)`,
  sql`create table cart_items (
    user_id uuid not null references carts(user_id), id uuid not null, game_id text not null references games(id), game_name text not null,
    ticket jsonb not null, fingerprint text not null, period_id text, number_period int not null check (number_period between 1 and 60),
    unit_price bigint not null check (unit_price > 0), quantity int not null check (quantity between 1 and 1000),
    version int not null default 1, added_at timestamptz not null, updated_at timestamptz not null, deleted_at timestamptz,
    primary key (user_id, id))`,
  sql`create unique index cart_items_identity on cart_items(user_id, fingerprint) where deleted_at is null`,
  sql`create table orders (
    id uuid primary key, user_id uuid not null references users(id), game_id text not null,
    status text not null check (status in ('pending','paid','cancelled','refunded','expired')),
    total bigint not null check (total > 0), fee bigint not null default 0 check (fee >= 0), items jsonb not null,
    created_at timestamptz not null, expires_at timestamptz, paid_at timestamptz)`,
  sql`create index orders_user on orders(user_id, id desc)`,
  sql`create table tickets (
    id uuid primary key, order_id uuid not null references orders(id), user_id uuid not null references users(id), game_id text not null,
    period_id text not null references periods(id), line smallint not null, draw_index smallint not null,
    copies int not null check (copies between 1 and 1000), code text not null, payload jsonb not null,
    price bigint not null check (price > 0), status smallint not null check (status between 0 and 6),
    prize bigint not null default 0 check (prize >= 0), created_at timestamptz not null, settled_at timestamptz, hidden_at timestamptz,
    unique (order_id, line, draw_index))`,
  sql`create index tickets_user on tickets(user_id, game_id, id desc)`,
  sql`create index tickets_unsettled on tickets(period_id, user_id, id) where status = 1`,
  sql`create table print_jobs (
    id uuid primary key, ticket_id uuid not null references tickets(id), user_id uuid not null,
    status text not null default 'queued' check (status in ('queued','printing','done','failed')),
    device text, attempts smallint not null default 0, created_at timestamptz not null, unique (ticket_id))`,

  sql`create table accounts (
    user_id uuid not null references users(id), kind text not null check (kind in ('wallet','reward')),
    balance bigint not null default 0 check (balance >= 0), primary key (user_id, kind))`,
  sql`create table journals (
    id uuid primary key, user_id uuid not null,
    kind text not null check (kind in ('topup','withdraw','withdraw_reversal','reward_transfer','buy','cashback','refund','reward')),
    ref_id text not null, created_at timestamptz not null, unique (user_id, kind, ref_id))`,
  sql`create table entries (
    journal_id uuid not null references journals(id), leg smallint not null, user_id uuid not null,
    account text not null check (account in ('wallet','reward','sys:sales','sys:prizes','sys:topup','sys:withdraw','sys:promo')),
    amount bigint not null check (amount <> 0), balance_after bigint check (balance_after >= 0), primary key (journal_id, leg))`,
  sql`create index entries_user on entries(user_id, account, journal_id)`,
  sql`create table transactions (
    id uuid primary key, user_id uuid not null references users(id),
    kind text not null check (kind in ('topup','withdraw','withdraw_reversal','reward_transfer','buy','cashback','refund','reward')),
    amount bigint not null check (amount > 0), status text not null check (status in ('pending','processing','success','failed','cancelled')),
    title text not null, bank_id text, provider text, provider_ref text, order_id uuid, meta jsonb not null default '{}',
    created_at timestamptz not null, updated_at timestamptz not null)`,
  sql`create unique index transactions_provider on transactions(provider, provider_ref) where provider_ref is not null`,
  sql`create index transactions_user on transactions(user_id, kind, id desc)`,
  sql`create table prize_payments (
    ticket_id uuid primary key references tickets(id), user_id uuid not null, period_id text not null,
    amount bigint not null check (amount > 0), journal_id uuid not null references journals(id), paid_at timestamptz not null)`,
  sql`create table banks (
    id text primary key, code text not null unique, name text not null, logo text, bin text,
    sort smallint not null default 0, active boolean not null default true)`,
  sql`create table pay_accounts (
    id text primary key, bank_id text not null references banks(id), number text not null, holder text not null, active boolean not null default true)`,

  sql`create table idempotency_keys (
    scope text not null, key text not null, route text not null, request_hash text not null,
    status int not null, response text not null, created_at timestamptz not null, primary key (scope, key))`,
  sql`create index idempotency_old on idempotency_keys(created_at)`,
  sql`create table banners (
    id text primary key, image text, href text, title text not null, sort smallint not null default 0,
    starts_at timestamptz, ends_at timestamptz, active boolean not null default true)`,
  sql`create table contents (
    id text primary key, kind text not null check (kind in ('guide','privacy','terms','contact','invite')), game_id text,
    title text not null, body text not null, version int not null default 1, sort smallint not null default 0, updated_at timestamptz not null)`,
  sql`create table jobs (
    key text primary key, kind text not null, payload jsonb not null default '{}', run_at timestamptz not null,
    lease_until timestamptz, leased_by text, attempts int not null default 0, done_at timestamptz, error text)`,
  sql`create index jobs_due on jobs(run_at) where done_at is null`,
  sql`create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
