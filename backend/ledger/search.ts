import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { listed, type ListQuery } from './listQuery';

/**
 * What a row of `transactions` is found by, as an expression over that row: the words of its title, games, bank, memo
 * and reason without accents (`owner.word`), and the codes of itself, its order and its tickets (`owner#digits`). Each
 * begins with digits of the owner's id, so that the index holds every player's apart. A code is kept from each of its
 * three groups on, because the index finds what begins like the words that were typed.
 */
export const searchable = sql`(
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
  ) as tokens(token))`;

/** Writes anew what a transaction is found by, after its bank or reason changed. */
export async function renewSearch(trx: Transaction<Database>, id: string): Promise<void> {
  await sql`update transactions set search = ${searchable} where id = ${id}`.execute(trx);
}

/** A group of a code or more, as shown or copied whole; what comes before the last three groups is not kept. */
const CODE = /^(?:lt)?[\da-f]*?([\da-f]{4,12})$/;

/** What was typed, as conditions on tokens of `searchable`: a piece between spaces may be a code or words. */
function terms(typed: string, owner: string): string[] {
  const folded = typed
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
  return folded.split(/\s+/).flatMap((piece) => {
    const words = piece
      .split(/[^\da-z]+/)
      .filter(Boolean)
      .map((word) => `'${owner}.${word}':*`);
    if (words.length === 0) return [];
    const code = CODE.exec(piece.replaceAll(/[^\da-z]/g, ''))?.[1];
    return code ? `(${words.join(' & ')} | '${owner}#${code}':*)` : words;
  });
}

/** The tokens of a player that begin like all that was typed; undefined when it holds no letter or digit. */
export function searchTerms(userId: string, typed: string): RawBuilder<string> | undefined {
  const all = [...new Set(terms(typed, userId.slice(-8)))];
  return all.length === 0 ? undefined : sql<string>`${all.join(' & ')}::tsquery`;
}

/** A search looks among these first: what is found often fills its page there. */
const NEWEST = 1000;
/** So many are few: reading all of them costs less than walking through the player's rows in order. */
const FEW = 2000;

// What `@@` calls; the planner takes no index for a function, and keeps to the order of the list.
const has = (asked: RawBuilder<string>) => sql<boolean>`ts_match_vq(transactions.search, ${asked})`;

async function fillsPage(db: Kysely<Database>, query: ListQuery, asked: RawBuilder<string>): Promise<boolean> {
  const newest = db
    .selectFrom('transactions')
    .select('search')
    .where(listed(query))
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .as('transactions');
  const found = await db
    .selectFrom(newest)
    .select(sql`1`.as('hit'))
    .where(has(asked))
    .limit(query.itemPerPage)
    .execute();
  return found.length === query.itemPerPage;
}

/** The ids of rows that have the terms, one more than few at most; through the index, in no order. */
export function withTerms(trx: Kysely<Database>, asked: RawBuilder<string>) {
  return trx
    .selectFrom('transactions')
    .select('id')
    .where(sql<boolean>`search @@ ${asked}`)
    .limit(FEW + 1);
}

/**
 * Reads through the index of words. The planner knows how often words occur in the table, but not how often one
 * player's do, and would rather read the table until it found enough.
 */
export function throughIndex<T>(db: Kysely<Database>, read: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`.execute(
      trx,
    );
    return read(trx);
  });
}

/** The condition of a list's search, in the form that costs least: what is frequent is found from the newest row on. */
export async function searchCondition(db: Kysely<Database>, query: ListQuery): Promise<RawBuilder<boolean>> {
  if (!query.search) return sql<boolean>`true`;
  const asked = searchTerms(query.userId, query.search);
  if (!asked) return sql<boolean>`false`;
  if (await fillsPage(db, query, asked)) return has(asked);
  const found = await throughIndex(db, (trx) => withTerms(trx, asked).execute());
  return found.length > FEW ? has(asked) : sql<boolean>`transactions.id = any(${found.map(({ id }) => id)}::uuid[])`;
}
