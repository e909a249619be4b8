import {
  Frontier,
  entryLeaf,
  fromHex,
  hashesOf,
  leafHash,
  readSealEntry,
  rootOf,
  sameBytes,
  utf8,
  type Hash,
} from '../../proof/index';
import type { World } from './world';

/** A statement that answers a row for each thing that must never be. It knows the tables and nothing of the backend. */
export interface Check {
  name: string;
  sql: string;
}

/** What holds of the books of the draws after every change. */
export const booksAlways: readonly Check[] = [
  {
    name: 'a ticket is in no book',
    sql: `select id as what from tickets t
      where not exists (select from book_entries b where b.ticket_id = t.id and b.period_id = t.period_id and b.entry is not null)`,
  },
  {
    name: 'a book has a gap, or a place twice',
    sql: `select period_id as what from book_entries where seq is not null
      group by period_id having max(seq) + 1 <> count(*) or count(distinct seq) <> count(*)`,
  },
  {
    name: 'a book was sealed without a ticket',
    sql: `select b.ticket_id as what from book_entries b join periods p on p.id = b.period_id
      where p.sealed_at is not null and b.seq is null`,
  },
  {
    name: 'a book was sealed while tickets were sold',
    sql: `select id as what from periods where sealed_at < closes_at`,
  },
  {
    name: 'a draw was taken before its book was sealed',
    sql: `select id || ' ' || status as what from periods
      where status in ('drawn', 'settled') and sealed_at is null and forced_at is null and exists (select from tickets where period_id = periods.id)`,
  },
  {
    name: 'a book was sealed twice',
    sql: `select period_id as what from seal_entries where kind = 'seal' group by period_id having count(*) > 1`,
  },
  {
    name: 'the log of seals has a gap',
    sql: `select max(seq) as what from seal_entries having max(seq) + 1 <> count(*)`,
  },
];

/** Every sealed book and the log of seals, counted anew from their entries. */
export async function checkBooks(world: World): Promise<void> {
  const { database } = world;
  const entries = await database.peek<{ period_id: string; entry: string }>(
    `select b.period_id, b.entry from book_entries b join periods p on p.id = b.period_id
     where p.sealed_at is not null order by b.period_id, b.seq`,
  );
  const books = new Map<string, Hash[]>();
  for (const { period_id: id, entry } of entries) books.set(id, [...(books.get(id) ?? []), entryLeaf(entry)]);
  const seals = await database.peek<{ entry: string }>(`select entry from seal_entries order by seq`);
  for (const { entry } of seals) {
    const seal = readSealEntry(entry);
    if (seal.kind !== 'seal') continue;
    const leaves = books.get(seal.period) ?? [];
    const isSame = leaves.length === seal.size && sameBytes(rootOf(leaves), seal.root);
    if (!isSame) world.violate(`the sealed book of ${seal.period} is not that of its tickets`);
  }
  const [log] = await database.peek<{ size: number; edge: string }>(
    `select size::int, encode(edge, 'hex') as edge from logs where id = 'seals'`,
  );
  if (!log) return;
  const root = Frontier.from(log.size, hashesOf(fromHex(log.edge))).root();
  const isSame = log.size === seals.length && sameBytes(root, rootOf(seals.map(({ entry }) => leafHash(utf8(entry)))));
  if (!isSame) world.violate('the log of seals is not that of its entries');
}
