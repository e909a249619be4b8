import { sql } from 'kysely';
import { entryRows } from '../../backend/books/ticketEntries';
import type { Shop } from '../../backend/shop';

/** Tickets of one order. */
const LINES = 5;
const PRICE = 10_000;
/** Who all tickets belong to. */
const PLAYERS = 50;
/** Tickets whose entries are written in one transaction. */
const BATCH = 5_000;

const BOUGHT = '2026-08-21T10:00:00+07:00';
/** A day of no draw of Mega. */
const DRAWN = '2026-08-22T18:00:00+07:00';

/** An id as the shop makes them, of the time of the purchases; `kind` tells those of two tables apart. */
const idOf = (kind: number, place: string) =>
  sql.raw(`(
  lpad(to_hex(${new Date(BOUGHT).getTime()}), 12, '0') || '7000' || '${8000 + kind}' || lpad(to_hex(${place}), 12, '0')
)::uuid`);

/**
 * A closed period of Mega with so many tickets, of which each has its entry and no place yet, as purchases leave them.
 * `first` is the number of tickets in the database before.
 */
export async function seedBook(
  { db, secrets }: Pick<Shop, 'db' | 'secrets'>,
  { period, tickets, first }: { period: string; tickets: number; first: number },
): Promise<void> {
  const drawn = sql`(${DRAWN}::timestamptz + ${first} * interval '1 second')`;
  const [from, to] = [first / LINES, (first + tickets) / LINES - 1];
  const statements = [
    sql`insert into users (id, phone, name, end_point_id, pin_fails, privacy_version, token_epoch, created_at, updated_at)
      select ${idOf(1, 'place')}, '+8491' || lpad(place::text, 7, '0'), 'Người chơi', 'WEB', 0, 1, 0, ${BOUGHT}, ${BOUGHT}
      from generate_series(0, ${PLAYERS}::int - 1) as place on conflict do nothing`,
    sql`insert into orders (id, user_id, game_id, status, total, items, created_at, paid_at)
      select ${idOf(3, 'place')}, ${idOf(1, `place % ${PLAYERS}`)}, 'mega', 'paid', ${LINES * PRICE}::int, '[]', ${BOUGHT}, ${BOUGHT}
      from generate_series(${from}::int, ${to}::int) as place`,
    sql`insert into periods (id, game_id, name, opens_at, closes_at, dial_at, status) values
      (${period}, 'mega', 'Kỳ', ${BOUGHT}::timestamptz - interval '1 day', ${drawn} - interval '1 minute', ${drawn}, 'closed')`,
    sql`insert into tickets
        (id, order_id, user_id, game_id, period_id, dial_at, line, draw_index, copies, code, payload, price, status, created_at)
      select ${idOf(6, `place * ${LINES} + line`)}, ${idOf(3, 'place')}, ${idOf(1, `place % ${PLAYERS}`)}, 'mega', ${period}, ${drawn},
        line, 0, 1, 'A', jsonb_build_object('listNumber', (
          select jsonb_agg((place * 7 + line * 3 + ball * 7) % 45 + 1) from generate_series(0, 5) as ball)),
        ${PRICE}::int, 1, ${BOUGHT}
      from generate_series(${from}::int, ${to}::int) as place, generate_series(0, ${LINES}::int - 1) as line`,
  ];
  for (const statement of statements) await statement.execute(db);
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const some = await db
      .selectFrom('tickets')
      .selectAll()
      .where('period_id', '=', period)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = some.at(-1);
    if (!last) break;
    await db.insertInto('book_entries').values(entryRows({ secrets }, some)).execute();
    after = last.id;
  }
  await sql`analyze tickets, book_entries, orders`.execute(db);
}
