import { sql, type Kysely } from 'kysely';

const statements = [
  // A ticket has one claim that is open. One that was approved is history as one that was withdrawn: a corrected result
  // may owe the ticket more, and that waits beside it.
  sql`drop index prize_claims_ticket`,
  sql`create unique index prize_claims_ticket on prize_claims(ticket_id) where state in ('waiting','rejected','lapsed')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
