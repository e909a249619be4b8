import { toBase64 } from '@veloc/proof';
import { sql } from 'kysely';
import { pick } from '../../backend/testing/seededRun';

/**
 * One edit of what the sealed book of a period commits to, made up from a seed, and what it is of. The book has so many
 * tickets, of numbers of Mega; at least two of them have won.
 */
export function madeUpEdit(random: () => number, { period, tickets }: { period: string; tickets: number }) {
  const seq = pick(random, tickets);
  const ticket = sql`(select ticket_id from book_entries where period_id = ${period} and seq = ${seq})`;
  const here = sql`period_id = ${period} and seq = ${seq}`;
  const amount = (1 + pick(random, 50)) * 10_000;
  const sign = pick(random, 2) === 0 ? 1 : -1;
  const bytes = Array.from({ length: 32 }, () => pick(random, 256));
  const at = pick(random, 6);
  const edits = {
    // 45 is the greatest number, so that it is another one each time.
    numbers: sql`update tickets set payload = jsonb_set(payload, ${`{listNumber,${at}}`}::text[],
      to_jsonb((payload->'listNumber'->>${at}::int)::int % 45 + 1)) where id = ${ticket}`,
    order: sql`update tickets set payload = jsonb_set(payload, '{listNumber}', (select jsonb_agg(n order by -n::int)
      from jsonb_array_elements(payload->'listNumber') n)) where id = ${ticket}`,
    price: sql`update tickets set price = price + ${amount} where id = ${ticket}`,
    copies: sql`update tickets set copies = copies + ${1 + pick(random, 9)} where id = ${ticket}`,
    period: sql`update tickets set period_id = (select id from periods where id <> ${period}
      order by md5(id || ${random()}::text) limit 1) where id = ${ticket}`,
    stamp: sql`update tickets set created_at = created_at + ${sign * (1 + pick(random, 10 ** pick(random, 9)))}
      * interval '1 millisecond' where id = ${ticket}`,
    place: sql`update book_entries set seq = seq + ${tickets + pick(random, 1_000)} where ${here}`,
    'places of two': sql`with pair as (select ticket_id, seq from book_entries where period_id = ${period}
        and seq in (${seq}, ${(seq + 1 + pick(random, tickets - 1)) % tickets}))
      update book_entries set entry = other.entry, salt = other.salt from pair mine join pair yours on mine.seq <> yours.seq
        join book_entries other on other.ticket_id = yours.ticket_id where book_entries.ticket_id = mine.ticket_id`,
    'no place': sql`update book_entries set seq = null where ${here}`,
    'the entry’s price': sql`update book_entries set entry = replace(entry, split_part(entry, E'\n', 3) || E'\n',
      (split_part(entry, E'\n', 3)::int + ${amount})::text || E'\n') where ${here}`,
    'the entry’s commitment': sql`update book_entries set entry = replace(entry, split_part(entry, E'\n', 4),
      ${toBase64(Uint8Array.from(bytes))}) where ${here}`,
    salt: sql`update book_entries set salt = ${Buffer.from(bytes)} where ${here}`,
    prize: sql`update winners_files set lines = regexp_replace(lines, '"prize":[0-9]+', ${`"prize":${amount + 7}`}, 1,
      ${1 + pick(random, 2)})`,
    'a winner’s place': sql`update winners_files set lines = regexp_replace(lines, '"seq":[0-9]+', '"seq":9', 1,
      ${1 + pick(random, 2)})`,
    sum: sql`update logs set total = total + ${amount}, size = size + 1 where id = ${period}`,
  };
  const names = Object.keys(edits) as (keyof typeof edits)[];
  const name = names[pick(random, names.length)] as (typeof names)[number];
  return { words: `${name} of ticket ${seq}`, act: edits[name] };
}
