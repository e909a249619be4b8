import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table transactions add column search tsvector`,
  sql`update transactions set search = (
    select array_to_tsvector(coalesce(array_agg(distinct right(transactions.user_id::text, 8) || token), '{}'))
    from (
      select '.' || left(word, 100)
      from regexp_split_to_table(translate(lower(regexp_replace(normalize(concat_ws(' ',
        transactions.title,
        (select name from banks where banks.id = transactions.bank_id),
        transactions.meta ->> 'transferNote',
        transactions.meta ->> 'reason',
        (select jsonb_path_query_array(items, '$[*].gameName')::text from orders where orders.id = transactions.order_id)
      ), nfd), '[\\u0300-\\u036f]', '', 'g')), 'Đđ', 'dd'), '[^a-z0-9]+') as word
      where word <> ''
      union all
      select '#' || right(id, digits)
      from (
        select transactions.id::text
        union all select transactions.order_id::text where transactions.order_id is not null
        union all select transactions.meta ->> 'ticketId' where transactions.meta ->> 'ticketId' <> ''
        union all select tickets.id::text from tickets
          where transactions.kind = 'buy' and tickets.order_id = transactions.order_id
      ) as codes(id), unnest(array[12, 8, 4]) as digits
    ) as tokens(token))`,
  // No row is written without the words it is found by.
  sql`alter table transactions alter column search set not null`,
  // Without the list of pending words a search costs the same after many writes.
  sql`create index transactions_search on transactions using gin (search) with (fastupdate = off)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
