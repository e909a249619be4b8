import { sql, type Kysely } from 'kysely';

// A session that is open now counts as a device of its own; its next refresh names the device to the browser.
const statements = [
  sql`create table known_devices (
    id uuid primary key, user_id uuid not null references users(id), token_hash text unique,
    pin_fails smallint not null default 0, pin_locked_until timestamptz,
    created_at timestamptz not null, last_used_at timestamptz not null)`,
  sql`create index known_devices_user on known_devices(user_id)`,
  sql`alter table sessions add column device_id uuid`,
  sql`insert into known_devices (id, user_id, created_at, last_used_at)
    select id, user_id, created_at, last_used_at from sessions where revoked_at is null`,
  sql`update sessions set device_id = id where revoked_at is null`,

  sql`alter table otp_phones add column asker text not null default ''`,
  sql`alter table otp_phones drop constraint otp_phones_pkey`,
  sql`alter table otp_phones add primary key (phone, asker)`,
  sql`alter table otp_challenges add column asker text not null default ''`,
  // Strangers may have several codes on their way at once: none of them may burn another's.
  sql`drop index otp_one_live`,
  sql`create unique index otp_one_live on otp_challenges(phone, purpose, asker) where consumed_at is null and asker <> ''`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
