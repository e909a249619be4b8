import type { Client } from 'pg';

const at = (day: string) => `'2026-08-${day}T18:00:00+07:00'::timestamptz`;

/**
 * Two closed periods with their draws and half of `count` tickets each, bought by all players in turn: Mega, of which
 * 2 in 100 win, and Keno level 4, of which 1 in 4 does.
 */
export async function seedTickets(client: Client, count: number): Promise<void> {
  await half(client, {
    game: 'mega',
    drawn: [2, 9, 17, 28, 33, 41],
    top: 45,
    payload: `jsonb_build_object('listNumber', picked.numbers)`,
    picks: 6,
    count: Math.ceil(count / 2),
  });
  await half(client, {
    game: 'keno',
    drawn: Array.from({ length: 20 }, (_, place) => place * 4 + 1),
    top: 80,
    payload: `jsonb_build_object('listNumber', picked.numbers, 'playMethod', 'LEVEL_4', 'betAmount', 10000)`,
    picks: 4,
    count: Math.floor(count / 2),
  });
  await client.query('analyze');
}

interface Half {
  game: 'mega' | 'keno';
  drawn: number[];
  top: number;
  payload: string;
  picks: number;
  count: number;
}

async function half(client: Client, { game, drawn, top, payload, picks, count }: Half): Promise<void> {
  const id = `bench ${game}`;
  await client.query(
    `insert into draws (id, feed, dial_at, numbers, details, source, created_at)
     values ($1, $2, ${at('20')}, $3::jsonb, '{}', 'import', ${at('20')})`,
    [id, game, JSON.stringify(drawn)],
  );
  await client.query(
    `insert into periods (id, game_id, name, opens_at, closes_at, dial_at, status, draw_id)
     values ($1, $2, 'Kỳ', ${at('18')}, ${at('20')} - interval '1 minute', ${at('20')}, 'settled', $1)`,
    [id, game],
  );
  await client.query(
    `insert into orders (id, user_id, game_id, status, total, items, created_at, paid_at)
     select gen_random_uuid(), id, '${game}', 'paid', 1, '[]', ${at('19')}, ${at('19')} from users`,
  );
  await client.query(
    `with owners as (
       select id, user_id, row_number() over (order by user_id) - 1 as place, count(*) over () as owners
       from orders where game_id = '${game}' and total = 1
     )
     insert into tickets (id, order_id, user_id, game_id, period_id, dial_at, line, draw_index, copies, code, payload, price, status, created_at)
     select gen_random_uuid(), owners.id, owners.user_id, '${game}', $1, ${at('20')}, number / owners.owners, 0, 1, 'A', ${payload}, 10000, 1, ${at('19')}
     from generate_series(0, $2::int - 1) as number
     join owners on owners.place = number % owners.owners
     cross join lateral (
       select jsonb_agg(ball order by ball) as numbers
       from (select ball from generate_series(1, ${top}) as ball order by md5(ball::text || ' ' || number::text) limit ${picks}) as balls
     ) as picked`,
    [id, count],
  );
  await client.query(
    `update orders set total = coalesce((select sum(price) from tickets where order_id = orders.id), 1)
     where game_id = '${game}' and total = 1`,
  );
}
