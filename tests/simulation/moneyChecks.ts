import { rulesOf, type GameId } from '../../rules/index';
import { naiveGame, type Prize } from '../../rules/testing/oracle/index';
import type { World } from './world';

interface TicketRow {
  id: string;
  game_id: GameId;
  payload: object;
  copies: number;
  price: number;
  prize: number;
  /** Paid by a result that was corrected since, which does not give it. */
  kept: number;
  judged: boolean;
  numbers: (number | string)[] | null;
  special: number[] | null;
  tiers: Record<string, string[]> | null;
}

/** Plays that a ticket wins by a second reading of the games, which shares neither counting nor prizes with the shop's. */
function judge({ game_id: gameId, payload, numbers, special, tiers }: TicketRow): [Prize, number][] | null {
  const draw = rulesOf(gameId).readDraw({ numbers: numbers as never, special, tiers: tiers ?? {} });
  if (draw === null) return null;
  return [
    ...naiveGame(gameId)
      .takeApart(payload as never)
      .against(draw as never),
  ];
}

/** Money of prizes, by sums of tables that the shop's own check of its ledger does not draw. */
const payments = ({ withholds, above }: { withholds: boolean; above: number }) => `
  select 'a prize is taxed otherwise than the law says' as name, p.ticket_id::text as what
  from prize_payments p join tickets t on t.id = p.ticket_id
  where p.kept = 0 and p.tax <> ${withholds ? 'greatest(0, p.amount - t.copies * 10000000) / 10' : '0'}
  union all
  select 'what a ticket has won is neither paid nor with the operator', t.id || ' ' || t.prize
  from tickets t left join prize_payments p on p.ticket_id = t.id
  left join (select ticket_id, sum(amount) as owed from prize_claims where state in ('waiting', 'rejected', 'lapsed') group by 1) c
    on c.ticket_id = t.id
  where t.status in (2, 3, 4) and t.prize <> coalesce(p.amount, 0) + coalesce(c.owed, 0)
  union all
  select 'a large prize was paid without the operator', p.ticket_id::text from prize_payments p
  where ${above} > 0 and p.kept = 0 and p.amount > ${above}
    and not exists (select from prize_claims c where c.ticket_id = p.ticket_id and c.state = 'approved')
  order by 1, 2`;

/** Every ticket cost what its plays cost, and was told what it has won by the draw that stands. */
export async function checkPrizes(world: World): Promise<void> {
  const { VELOC_WITHHOLD_TAX: tax, VELOC_MANUAL_PAYOUT_ABOVE: above } = world.scenario.environment;
  const broken = payments({ withholds: tax === '1', above: Number(above) });
  for (const { name, what } of await world.database.peek<{ name: string; what: string }>(broken))
    world.violate(`${name}: ${what}`);
  const tickets = await world.database.peek<TicketRow>(
    `select t.id, t.game_id, t.payload, t.copies, t.price, t.prize, t.status in (2, 3, 4) as judged, d.numbers, d.special, d.details -> 'tiers' as tiers, coalesce(paid.kept, 0) as kept
     from tickets t join periods p on p.id = t.period_id left join draws d on d.id = p.draw_id
     left join prize_payments paid on paid.ticket_id = t.id order by t.id`,
  );
  for (const ticket of tickets) {
    const { id, game_id: gameId, payload, copies, price, prize, kept, judged } = ticket;
    const { plays, stake } = naiveGame(gameId).takeApart(payload as never);
    const cost = 10_000 * plays * stake * copies;
    if (price !== cost) world.violate(`a ${gameId} ticket cost ${price} đ instead of ${cost} đ: ${id}`);
    if (!judged) continue;
    const won = judge(ticket);
    if (won === null) {
      world.violate(`a ${gameId} ticket was judged by a draw that nobody can read: ${id}`);
      continue;
    }
    const fixed = won.reduce((sum, [{ value }, lines]) => sum + value * lines * stake * copies, kept);
    // What a pool pays is shared by all who won it.
    const isShared = won.some(([{ value }]) => value === 0);
    if (isShared ? prize < fixed : prize !== fixed)
      world.violate(`a ${gameId} ticket was told ${prize} đ and won ${fixed} đ: ${id}`);
  }
}

interface Arrived {
  id: string;
  state: string;
  reference: string;
  amount: number;
  typed: boolean;
}

/** Money that came is credited, or lies with the operator: none of it vanishes, none is made. */
export async function checkArrivals(world: World): Promise<void> {
  const known = await world.database.peek<Arrived>(
    `select id, state, reverse(split_part(reverse(provider_ref), ':', 1)) as reference, amount, typed from arrivals`,
  );
  for (const { id, state, reference, amount, typed } of known) {
    if (state !== 'returned' && world.answers.returned.has(id))
      world.violate(`money is ${state} after the operator was told to send it back: ${reference} ${amount}`);
    if (!typed && world.arrived.get(reference) !== amount) {
      world.violate(`money arrived that nobody sent: ${reference} ${amount}`);
    }
  }
  const there = new Set(known.map(({ reference }) => reference));
  for (const reference of world.acknowledged) {
    if (!there.has(reference)) world.violate(`money was acknowledged and is not there: ${reference}`);
  }
}

/**
 * Whatever the operator has confirmed, players have no more than came and neither waits nor was sent back; what is in a
 * wallet already is not what waits.
 */
export async function checkCredited(world: World): Promise<void> {
  const [row] = await world.database.peek<{ credited: number; kept: number }>(
    `select (select coalesce(sum(amount), 0)::float8 from transactions where kind = 'topup' and status = 'success') as credited,
       (select coalesce(sum(amount), 0)::float8 from arrivals where state in ('unmatched', 'returned'))
       - (select coalesce(sum(least(awaited, coalesce((select sum(amount) from arrivals where state = 'unmatched' and top_up_id = c.top_up_id), 0))), 0)::float8
          from top_up_claims c) as kept`,
  );
  const arrived = [...world.arrived.values()].reduce((sum, amount) => sum + amount, 0);
  if (row && row.credited > arrived - row.kept)
    world.violate(`${row.credited} đ were credited of ${arrived} đ that came, of which ${row.kept} đ are not credited`);
}

/** An order is told as given back when all that it cost was, and no sooner. */
export async function checkRefunded(world: World): Promise<void> {
  const orders = await world.database.peek<{ id: string; status: string; total: number; back: number }>(
    `select o.id, o.status, o.total::float8, coalesce(sum(t.amount), 0)::float8 as back
     from orders o left join transactions t on t.order_id = o.id and t.kind = 'refund'
     where o.paid_at is not null group by o.id`,
  );
  for (const { id, status, total, back } of orders) {
    if ((status === 'refunded') !== (back === total))
      world.violate(`an order of ${total} đ is ${status} and ${back} đ of it were given back: ${id}`);
  }
}

/** What the operator was told to send may have been sent, whatever anybody wants since; the bank alone can return it. */
export async function checkSending(world: World): Promise<void> {
  const back = await world.database.peek<{ id: string; status: string; bounced: boolean }>(
    `select id, status, exists (select from bounced_withdrawals where withdrawal_id = transactions.id) as bounced
     from transactions where kind = 'withdraw' and status in ('cancelled', 'failed')`,
  );
  for (const { id, status, bounced } of back) {
    const isSent = world.sending.get(id);
    if (isSent !== undefined && !(isSent && bounced))
      world.violate(`a withdrawal was ${status} after the operator was told to send it: ${id}`);
  }
}

const DAY = 24 * 3_600_000;

interface PaidOrder {
  id: string;
  user_id: string;
  total: number;
  at: number;
}

/** Large sums, and small ones that make a large one, left with a proof alone; a withdrawal to a new account always. */
export async function checkProofs(world: World): Promise<void> {
  const { answers, database, scenario } = world;
  const from = Number(scenario.environment['VELOC_STEP_UP_FROM']);
  const orders = await database.peek<PaidOrder>(
    `select id, user_id, total::float8, extract(epoch from paid_at)::float8 * 1000 as at from orders
     where paid_at is not null order by paid_at, id`,
  );
  /** Of each player what was paid since the last proof. */
  const since = new Map<string, PaidOrder[]>();
  for (const order of orders) {
    const recent = (since.get(order.user_id) ?? []).filter(({ at }) => at > order.at - DAY);
    const isLarge = recent.reduce((sum, { total }) => sum + total, order.total) > from;
    if (isLarge && !answers.proved.has(order.id)) world.violate(`an order was paid without a proof: ${order.id}`);
    since.set(order.user_id, isLarge ? [] : [...recent, order]);
  }
  for (const id of answers.unproved) {
    const found = await database.peek<{ id: string }>(
      `select t.id from transactions t where t.id = '${id}' and (abs(t.amount) > ${from} or not exists (
         select from transactions other where other.user_id = t.user_id and other.kind = 'withdraw'
           and other.meta ->> 'accountNumber' = t.meta ->> 'accountNumber' and other.created_at < t.created_at))`,
    );
    if (found.length > 0) world.violate(`a withdrawal was taken without a proof: ${id}`);
  }
}
