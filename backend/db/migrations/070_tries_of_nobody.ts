import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table tries_of_nobody (id integer primary key, tries integer not null)`,
  sql`insert into tries_of_nobody (id, tries) values (1, 0)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
