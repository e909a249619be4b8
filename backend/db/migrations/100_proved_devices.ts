import { sql, type Kysely } from 'kysely';

const purposes = ['login', 'register', 'change_pin', 'payment', 'profile'];

/**
 * Devices on which a code was typed, for which the PIN alone may name a payee; the wrong PINs of a day; and codes for the
 * name that is paid out to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table known_devices add column proved_at timestamptz`.execute(db);
  // Whether by PIN or by code is not known of those there are; one that has been used for a day is taken for its owner's.
  // By the database's own time: a migration is given no clock.
  await sql`update known_devices set proved_at = created_at where created_at < now() - interval '1 day'`.execute(db);
  for (const table of ['otp_challenges', 'signatures']) {
    const check = `${table}_purpose_check`;
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(check)},
      add constraint ${sql.ref(check)} check (purpose in (${sql.join(purposes.map((purpose) => sql.lit(purpose)))}))`.execute(
      db,
    );
  }
  for (const table of ['users', 'sessions']) {
    await sql`alter table ${sql.table(table)}
      add column pin_day_fails smallint not null default 0, add column pin_failing_since timestamptz`.execute(db);
  }
}
