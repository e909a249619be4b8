import { sql, type Kysely } from 'kysely';

const statements = [
  // A statement and a gateway may write one reference in other letters or with other spaces. The collation makes it the
  // same in every database.
  sql`create function folded_reference(reference text) returns text language sql immutable strict parallel safe as $$
    select upper(regexp_replace(
      reference collate "C", '[\\s\\u00a0\\u2000-\\u200d\\u202f\\u2060\\u3000\\ufeff]', '', 'g')) $$`,
  // The operator said of a report that contradicts an earlier one that it is money of its own.
  sql`alter table arrivals add column accepted boolean not null default false`,
  sql`drop index arrivals_reference`,
  // Two at once, or in two spellings, were kept as two transfers. The one that is in a wallet stays the reference's own;
  // the ledger check names it when another is too.
  sql`update arrivals set contradicts = true from (
      select id, row_number() over (
        partition by provider, folded_reference(provider_ref)
        order by state in ('credited', 'matched') desc, received_at, id) as place
      from arrivals where not contradicts
    ) as placed where placed.id = arrivals.id and place > 1`,
  sql`create unique index arrivals_reference on arrivals(provider, folded_reference(provider_ref)) where not contradicts`,
  sql`create index arrivals_by_reference on arrivals(provider, folded_reference(provider_ref))`,
  // A confirmation whose reference was a slip held on to it, so the transfer that has it could not be credited.
  sql`update transactions set provider = 'operator', provider_ref = null
    where kind = 'topup' and status = 'success' and provider = 'gateway' and provider_ref is not null and not exists (
      select 1 from arrivals
      where arrivals.provider = transactions.provider and arrivals.provider_ref = transactions.provider_ref)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
