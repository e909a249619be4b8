import { sql, type Kysely } from 'kysely';

const statements = [
  // `named` is the top-up as the gateway called it. A report that contradicts an earlier one with its reference is kept
  // beside it, so that one reference can be credited by itself only once. `typed` is what the operator read on a
  // statement and the gateway has not reported.
  sql`create table arrivals (
    id uuid primary key, provider text not null, provider_ref text not null, named text not null,
    top_up_id uuid references transactions(id), amount bigint not null check (amount > 0), received_at timestamptz not null,
    state text not null check (state in ('credited','matched','unmatched','returned')),
    contradicts boolean not null default false, typed boolean not null default false,
    credited_by uuid references transactions(id),
    check ((credited_by is not null) = (state in ('credited','matched'))))`,
  sql`create unique index arrivals_reference on arrivals(provider, provider_ref) where not contradicts`,
  sql`create unique index arrivals_report on arrivals(provider, provider_ref, named, amount)`,
  sql`create index arrivals_top_up on arrivals(top_up_id)`,
  sql`create unique index arrivals_typed on arrivals(top_up_id) where typed`,
  sql`create index arrivals_unmatched on arrivals(received_at) where state = 'unmatched'`,
  // What was credited on the operator's word and the bank has not reported yet.
  sql`create table top_up_claims (
    top_up_id uuid primary key references transactions(id), awaited bigint not null check (awaited >= 0),
    claimed_at timestamptz not null)`,
  sql`create index transactions_top_ups_waiting on transactions(user_id, id) where kind = 'topup' and status = 'pending'`,

  sql`insert into arrivals (id, provider, provider_ref, named, top_up_id, amount, received_at, state, credited_by)
    select gen_random_uuid(), provider, provider_ref, id::text, id, amount, updated_at, 'credited', id
    from transactions where kind = 'topup' and status = 'success' and provider_ref is not null`,
  // Of the transfers of another amount the last was what a confirmation credited; the others were forgotten.
  sql`insert into arrivals
      (id, provider, provider_ref, named, top_up_id, amount, received_at, state, contradicts, credited_by)
    select gen_random_uuid(), 'gateway', ref, id::text, id, sum, updated_at,
      case when confirmed then 'credited' else 'unmatched' end,
      not confirmed and (place > 1 or exists (
        select 1 from arrivals where arrivals.provider = 'gateway' and arrivals.provider_ref = ref)),
      case when confirmed then id end
    from (
      select transactions.id, transactions.updated_at, item ->> 'providerRef' as ref, (item ->> 'amount')::bigint as sum,
        transactions.status = 'success' and transactions.provider = 'operator'
          and number = jsonb_array_length(transactions.meta -> 'arrivals') as confirmed,
        row_number() over (
          partition by item ->> 'providerRef'
          order by (transactions.status = 'success' and transactions.provider = 'operator'
            and number = jsonb_array_length(transactions.meta -> 'arrivals')) desc, transactions.id, number) as place
      from transactions
      cross join lateral jsonb_array_elements(transactions.meta -> 'arrivals') with ordinality as noted(item, number)
      where transactions.kind = 'topup' and jsonb_typeof(transactions.meta -> 'arrivals') = 'array'
    ) as noted
    on conflict do nothing`,
  sql`insert into top_up_claims (top_up_id, awaited, claimed_at)
    select id, amount - coalesce((select sum(arrivals.amount) from arrivals where credited_by = transactions.id), 0), updated_at
    from transactions where kind = 'topup' and status = 'success' and provider = 'operator'`,
  sql`update transactions set meta = meta - 'arrivals' where kind = 'topup' and meta ? 'arrivals'`,
  // Nobody wrote down which proof these had.
  sql`update transactions set meta = meta || '{"proof":"unrecorded"}' where kind = 'withdraw'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
