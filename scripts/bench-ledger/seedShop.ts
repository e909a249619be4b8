import { sql, type Kysely } from 'kysely';
import type { Database } from '../../backend/db/schema';

/** Tickets of one order. */
const LINES = 5;
/** Orders of one player. */
const ORDERS = 4;
const PRICE = 10_000;
const TOTAL = LINES * PRICE;

const BOUGHT = '2026-08-19T10:00:00+07:00';
const DRAWN = '2026-08-20T18:00:00+07:00';

/** An id as the shop makes them, of the time of the purchases; `kind` tells those of two tables apart. */
const idOf = (kind: number, place: string) =>
  sql.raw(`(
  lpad(to_hex(${new Date(BOUGHT).getTime()}), 12, '0') || '7000' || '${8000 + kind}' || lpad(to_hex(${place}), 12, '0')
)::uuid`);

/**
 * A shop that has sold so many tickets, each order paid out of what its player was given: `drawn` of them of a draw of Keno
 * that is not settled, `bench keno`, of which 1 in 4 wins, the others of a draw of Mega that all lost.
 */
export async function seedShop(
  db: Kysely<Database>,
  { tickets, drawn }: { tickets: number; drawn: number },
): Promise<void> {
  const orders = Math.ceil(tickets / LINES);
  const ofKeno = Math.ceil(drawn / LINES);
  const players = Math.ceil(orders / ORDERS);
  const keno = Array.from({ length: 20 }, (_, place) => place * 4 + 1);
  const game = sql.raw(`case when place < ${ofKeno} then 'keno' else 'mega' end`);
  const statements = [
    sql`insert into users (id, phone, name, end_point_id, pin_fails, privacy_version, token_epoch, created_at, updated_at)
      select ${idOf(1, 'place')}, '+8491' || lpad(place::text, 7, '0'), 'Người chơi', 'WEB', 0, 1, 0, ${BOUGHT}, ${BOUGHT}
      from generate_series(0, ${players}::int - 1) as place`,
    sql`insert into accounts (user_id, kind, balance) select id, 'wallet', 0 from users`,
    sql`insert into journals (id, user_id, kind, ref_id, created_at)
      select ${idOf(2, 'place')}, ${idOf(1, 'place')}, 'cashback', 'a gift', ${BOUGHT}
      from generate_series(0, ${players}::int - 1) as place`,
    sql`insert into entries (journal_id, leg, user_id, account, amount, balance_after)
      select ${idOf(2, 'place')}, leg, ${idOf(1, 'place')}, case leg when 0 then 'wallet' else 'sys:promo' end,
        case leg when 0 then 1 else -1 end * ${ORDERS * TOTAL}::int, case leg when 0 then ${ORDERS * TOTAL}::int end
      from generate_series(0, ${players}::int - 1) as place, generate_series(0, 1) as leg`,
    sql`insert into orders (id, user_id, game_id, status, total, items, created_at, paid_at)
      select ${idOf(3, 'place')}, ${idOf(1, `place % ${players}`)}, ${game}, 'paid', ${TOTAL}::int, '[]', ${BOUGHT}, ${BOUGHT}
      from generate_series(0, ${orders}::int - 1) as place`,
    sql`insert into journals (id, user_id, kind, ref_id, created_at)
      select ${idOf(4, 'place')}, ${idOf(1, `place % ${players}`)}, 'buy', ${idOf(3, 'place')}::text, ${BOUGHT}
      from generate_series(0, ${orders}::int - 1) as place`,
    sql`insert into entries (journal_id, leg, user_id, account, amount, balance_after)
      select ${idOf(4, 'place')}, leg, ${idOf(1, `place % ${players}`)}, case leg when 0 then 'wallet' else 'sys:sales' end,
        case leg when 0 then -1 else 1 end * ${TOTAL}::int, case leg when 0 then 0 end
      from generate_series(0, ${orders}::int - 1) as place, generate_series(0, 1) as leg`,
    sql`update accounts set balance = sums.total from (
        select user_id, sum(amount) as total from entries where account = 'wallet' group by 1
      ) as sums where sums.user_id = accounts.user_id`,
    sql`insert into transactions (id, user_id, kind, amount, status, title, order_id, search, created_at, updated_at)
      select ${idOf(5, 'place')}, ${idOf(1, `place % ${players}`)}, 'buy', ${TOTAL}::int, 'success', 'Mua vé', ${idOf(3, 'place')}, '',
        ${BOUGHT}, ${BOUGHT}
      from generate_series(0, ${orders}::int - 1) as place`,
    sql`insert into draws (id, feed, dial_at, numbers, details, source, created_at) values
      ('bench mega', 'mega', ${DRAWN}, '[2,9,17,28,33,41]', '{}', 'import', ${DRAWN}),
      ('bench keno', 'keno', ${DRAWN}, ${JSON.stringify(keno)}::jsonb, '{}', 'import', ${DRAWN})`,
    sql`insert into periods (id, game_id, name, opens_at, closes_at, dial_at, status, draw_id) values
      ('bench mega', 'mega', 'Kỳ', ${BOUGHT}::timestamptz - interval '1 day', ${DRAWN}, ${DRAWN}, 'settled', 'bench mega'),
      ('bench keno', 'keno', 'Kỳ', ${BOUGHT}::timestamptz - interval '1 day', ${DRAWN}, ${DRAWN}, 'drawn', 'bench keno')`,
    sql`insert into tickets
        (id, order_id, user_id, game_id, period_id, dial_at, line, draw_index, copies, code, payload, price, status, created_at, settled_at)
      select ${idOf(6, `place * ${LINES} + line`)}, ${idOf(3, 'place')}, ${idOf(1, `place % ${players}`)}, ${game}, 'bench ' || ${game},
        ${DRAWN}, line, 0, 1, 'A',
        case when place >= ${ofKeno}::int then '{"listNumber":[1,3,4,5,6,7]}'::jsonb
          else jsonb_build_object('playMethod', 'LEVEL_4', 'betAmount', 10000, 'listNumber', (
            select jsonb_agg(ball order by ball) from (
              select ball from generate_series(1, 80) as ball order by md5(ball::text || ' ' || place || ' ' || line) limit 4
            ) as balls)) end,
        ${PRICE}::int, case when place < ${ofKeno}::int then 1 else 2 end, ${BOUGHT}, case when place >= ${ofKeno}::int then ${DRAWN}::timestamptz end
      from generate_series(0, ${orders}::int - 1) as place, generate_series(0, ${LINES}::int - 1) as line`,
  ];
  for (const statement of statements) await statement.execute(db);
  await sql`analyze`.execute(db);
}
