import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table draws add column region text check (region in ('MN','MT','MB'))`,
  sql`alter table draws add column channel_name text`,
  // A record may name a day and no time: it stands at midnight then, beside others of its day.
  sql`alter table draws add column timed boolean not null default true`,
  sql`alter table draws add column winners1 int not null default 0 check (winners1 >= 0)`,
  sql`alter table draws add column winners2 int not null default 0 check (winners2 >= 0)`,
  sql`drop index draws_slot`,
  sql`create unique index draws_slot on draws(feed, dial_at, (coalesce(channel_id, ''))) where timed`,
  sql`create unique index draws_number on draws(feed, draw_no) where draw_no is not null`,
  sql`create index draws_region on draws(region, dial_at desc, id desc) where region is not null`,
  sql`create index draws_pool on draws(feed, dial_at desc) where jackpot1 is not null or winners1 > 0 or winners2 > 0`,
  sql`create index tickets_period on tickets(period_id, id)`,
  // A finished job is deleted: what is left to do is told by the periods themselves.
  sql`drop index jobs_due`,
  sql`alter table jobs drop column done_at`,
  sql`create index jobs_due on jobs(run_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
