import { sql, type Kysely } from 'kysely';

const statements = [
  sql`drop index arrivals_reference`,
  sql`drop index arrivals_by_reference`,
  // One reference is also the same in full-width letters, as input methods of East Asia write them.
  sql`create or replace function folded_reference(reference text) returns text language sql immutable strict parallel safe as $$
    select upper(regexp_replace(
      normalize(reference, NFKC) collate "C", '[\\s\\u00a0\\u2000-\\u200d\\u202f\\u2060\\u3000\\ufeff]', '', 'g')) $$`,
  sql`update arrivals set contradicts = true from (
      select id, row_number() over (
        partition by provider, folded_reference(provider_ref)
        order by state in ('credited', 'matched') desc, received_at, id) as place
      from arrivals where not contradicts
    ) as placed where placed.id = arrivals.id and place > 1`,
  sql`create unique index arrivals_reference on arrivals(provider, folded_reference(provider_ref)) where not contradicts`,
  sql`create index arrivals_by_reference on arrivals(provider, folded_reference(provider_ref))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
