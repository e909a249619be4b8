import { sql, type Kysely } from 'kysely';

const statements = [
  // The last check is what no two buyers can get round: nothing is sold that was not supplied.
  sql`create table classic_stock (
    period_id text not null references periods(id), numbers text not null check (numbers ~ '^[0-9]{2,4}$'),
    place int not null, supplied int not null, sold int not null default 0,
    primary key (period_id, numbers), check (sold between 0 and supplied))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
