import { booksAlways, checkBooks, type Check } from './bookChecks';
import { checkArrivals, checkCredited, checkPrizes, checkProofs, checkRefunded, checkSending } from './moneyChecks';
import { checkReads, notified } from './toldChecks';
import type { World } from './world';

/** What holds after every change. */
const always: readonly Check[] = [
  {
    name: 'a journal does not sum to zero',
    sql: `select journal_id as what from entries group by journal_id having sum(amount) <> 0`,
  },
  {
    name: 'a balance is not what its entries sum to',
    sql: `select user_id || ' ' || kind as what from accounts a
      where balance <> (select coalesce(sum(amount), 0) from entries e where e.user_id = a.user_id and e.account = a.kind)`,
  },
  { name: 'a balance is below zero', sql: `select user_id || ' ' || kind as what from accounts where balance < 0` },
  {
    name: 'an order is not debited once',
    sql: `select o.id || ' ' || o.status || ' ' || count(j.id) as what from orders o
      left join journals j on j.kind = 'buy' and j.ref_id = o.id::text
      group by o.id, o.status having count(j.id) <> case when o.status in ('paid', 'refunded') then 1 else 0 end`,
  },
  {
    name: 'a paid order and its tickets differ',
    sql: `select o.id as what from orders o left join tickets t on t.order_id = o.id
      group by o.id, o.status, o.total having coalesce(sum(t.price), 0) <> case when o.status in ('paid', 'refunded') then o.total else 0 end`,
  },
  {
    name: 'the debit of an order is not its total',
    sql: `select o.id as what from orders o join journals j on j.kind = 'buy' and j.ref_id = o.id::text
      join entries e on e.journal_id = j.id and e.account = 'wallet' where e.amount <> -o.total`,
  },
  {
    name: 'a ticket was sold after its draw had closed',
    sql: `select t.id as what from tickets t join periods p on p.id = t.period_id where t.created_at >= p.closes_at`,
  },
  {
    name: 'a number of a classic draw is sold more often than supplied',
    sql: `select period_id || ' ' || numbers as what from classic_stock where sold > supplied or sold < 0`,
  },
  {
    name: 'a ticket is paid or refunded twice',
    sql: `select ref_id || ' ' || kind as what from journals where kind in ('refund') group by ref_id, kind having count(*) > 1`,
  },
  {
    name: 'money names a top-up and is kept as if it named none',
    sql: `select a.id as what from arrivals a join transactions t on t.id::text = a.named where a.top_up_id is null`,
  },
  {
    name: 'a ticket is out of sight before its draw',
    sql: `select id as what from tickets where hidden_at is not null and status = 1`,
  },
  {
    name: 'a ticket is both refunded and paid a prize',
    sql: `select p.ticket_id as what from prize_payments p join journals j on j.kind = 'refund' and j.ref_id = p.ticket_id::text`,
  },
  {
    name: 'prizes that were paid are not what the ledger moved',
    sql: `select user_id as what from (
        select user_id, sum(amount - tax) as net from prize_payments group by user_id) p
      full join (
        select j.user_id, sum(e.amount) as moved from journals j join entries e on e.journal_id = j.id
        where j.kind = 'reward' and e.account in ('wallet', 'reward') group by j.user_id) m using (user_id)
      where coalesce(net, 0) <> coalesce(moved, 0)`,
  },
  {
    name: 'a draw of a ticket was judged before its result',
    sql: `select t.id as what from tickets t join periods p on p.id = t.period_id
      where t.status in (2, 3) and p.draw_id is null`,
  },
  {
    name: 'a withdrawal took another amount than it says',
    sql: `select t.id as what from transactions t
      left join journals j on j.kind = 'withdraw' and j.ref_id = t.id::text
      left join entries e on e.journal_id = j.id and e.account in ('wallet', 'reward')
      where t.kind = 'withdraw' group by t.id, t.amount having coalesce(sum(e.amount), 0) not in (t.amount, -t.amount)`,
  },
  {
    name: 'a withdrawal was given back though it was sent, or is still held though it was not',
    sql: `select t.id || ' ' || t.status as what from transactions t
      where t.kind = 'withdraw' and not exists (select from bounced_withdrawals b where b.withdrawal_id = t.id)
        and (t.status in ('failed', 'cancelled')) <>
          exists (select from journals j where j.kind = 'withdraw_reversal' and j.ref_id = t.id::text)`,
  },
  {
    name: 'a withdrawal came back to another balance than it left',
    sql: `select r.ref_id as what from journals r join journals j on j.kind = 'withdraw' and j.ref_id = r.ref_id
      join entries e on e.journal_id in (r.id, j.id)
      where r.kind = 'withdraw_reversal' group by r.ref_id, e.account having sum(e.amount) <> 0`,
  },
  {
    name: 'a draw was called off that had its result',
    sql: `select id as what from periods where status = 'cancelled' and draw_id is not null`,
  },
  {
    name: 'a line takes part in a draw twice',
    sql: `select order_id || ' ' || line as what from tickets group by order_id, line
      having count(distinct period_id) < count(*) or count(distinct draw_index) < count(*)`,
  },
  {
    name: 'a line passes over a draw of its game',
    sql: `select t.order_id || ' ' || t.line as what from (
        select order_id, line, game_id, min(dial_at) as first, max(dial_at) as last, count(distinct period_id) as draws
        from tickets group by order_id, line, game_id) t
      join periods p on p.game_id = t.game_id and p.dial_at between t.first and t.last
        -- One that was called off before the purchase is not sold.
        and (p.status <> 'cancelled' or exists (
          select from tickets own where own.order_id = t.order_id and own.line = t.line and own.period_id = p.id))
      where t.game_id not in ('loto', 'classic') group by t.order_id, t.line, t.draws having count(*) <> t.draws`,
  },
  {
    name: 'a ticket is not what was ordered',
    sql: `select t.id as what from tickets t join orders o on o.id = t.order_id
      where t.payload <> (o.items -> t.line -> 'ticket')`,
  },
  {
    name: 'a ticket says that it was refunded and was not, or the other way round',
    sql: `select t.id || ' ' || t.status as what from tickets t where (t.status = 5) <>
      exists (select from journals j where j.kind = 'refund' and j.ref_id = t.id::text)`,
  },
  {
    name: 'a refund is not what its ticket cost',
    sql: `select t.id as what from tickets t join journals j on j.kind = 'refund' and j.ref_id = t.id::text
      join entries e on e.journal_id = j.id and e.account = 'wallet' where e.amount <> t.price`,
  },
  {
    name: 'an order was paid after it had run out',
    sql: `select id as what from orders where paid_at >= expires_at`,
  },
  {
    name: 'an order was paid in a break',
    sql: `select o.id as what from orders o join breaks b on b.user_id = o.user_id
      -- Within one ms the order may have been first.
      where o.paid_at > b.starts_at and o.paid_at < b.ends_at`,
  },
  {
    name: 'a line of the cart was bought twice',
    sql: `select line ->> 'id' as what from orders, jsonb_array_elements(items) as line
      where game_id = 'cart' and paid_at is not null group by 1 having count(*) > 1`,
  },
  {
    name: 'what was paid is still in the cart',
    sql: `select c.id as what from orders o, jsonb_array_elements(o.items) as line
      join cart_items c on c.id::text = line ->> 'id' and c.deleted_at is null
      where o.game_id = 'cart' and c.updated_at <= o.paid_at`,
  },
  ...(['day', 'week', 'month'] as const).map((span) => ({
    name: `more was spent in a ${span} than its limit`,
    sql: `select o.id as what from orders o join spending_limits l on l.user_id = o.user_id and l.span = '${span}'
      -- A higher one holds from a day after it was asked for.
      where o.paid_at > l.updated_at and case when l.pending_from <= o.paid_at then l.pending_amount else l.amount end < (
        select sum(t.price) from tickets t join orders other on other.id = t.order_id
        where other.user_id = o.user_id and t.status <> 5 and other.paid_at <= o.paid_at
          and date_trunc('${span}', other.paid_at at time zone 'Asia/Ho_Chi_Minh') = date_trunc('${span}', o.paid_at at time zone 'Asia/Ho_Chi_Minh'))`,
  })),
  {
    name: 'fewer classic tickets left the stock than were sold',
    sql: `select s.period_id || ' ' || s.numbers as what from classic_stock s
      join tickets t on t.period_id = s.period_id and t.payload ->> 'numbers' = s.numbers and t.game_id = 'classic'
      group by s.period_id, s.numbers, s.sold having sum(t.copies * coalesce((t.payload ->> 'amount')::int, 1)) > s.sold`,
  },
  {
    name: 'what was credited for a top-up is not what arrived for it',
    sql: `select t.id as what from transactions t
      left join (select coalesce(meta ->> 'topUp', id::text) as id, sum(amount) as credited from transactions
        where kind = 'topup' and status = 'success' group by 1) c on c.id = t.id::text
      left join (select top_up_id, sum(amount) as arrived from arrivals
        where state in ('credited', 'matched') group by 1) a on a.top_up_id = t.id
      left join top_up_claims w on w.top_up_id = t.id
      where t.kind = 'topup' and t.meta ->> 'topUp' is null
        and coalesce(credited, 0) <> coalesce(arrived, 0) + coalesce(w.awaited, 0)`,
  },
  {
    name: 'a reference of the bank is credited twice',
    sql: `select provider_ref as what from arrivals where state = 'credited' and not contradicts
      group by provider, provider_ref having count(*) > 1`,
  },
];

async function find(world: World, checks: readonly Check[]): Promise<void> {
  const parts = checks.map(
    ({ name, sql }) =>
      `select '${name}' as name, (array_agg(what order by what))[1:3]::text as found from (${sql}) as c having count(*) > 0`,
  );
  const rows = await world.database.peek<{ name: string; found: string }>(parts.join('\nunion all\n'));
  for (const { name, found } of rows) world.violate(`${name}: ${found}`);
}

export const checkMoney = (world: World): Promise<void> => find(world, [...always, ...booksAlways]);

/** What holds once nothing goes wrong any more. */
export async function checkRest(world: World): Promise<void> {
  await find(world, [
    ...always,
    ...booksAlways,
    ...notified,
    {
      name: 'a period past its draw is not settled',
      sql: `select id || ' ' || status as what from periods
        where dial_at < '${new Date(world.scheduler.now - 13 * 60_000).toISOString()}'
          and (status in ('open', 'drawn') or status = 'closed' and exists (select from tickets where period_id = periods.id))`,
    },
    {
      name: 'a ticket of a draw that was called off is not refunded',
      sql: `select t.id as what from tickets t join periods p on p.id = t.period_id
        where p.status = 'cancelled' and not exists (select from journals j where j.kind = 'refund' and j.ref_id = t.id::text)
          and t.set_aside_at is null`,
    },
    {
      name: 'a session was renewed after its end',
      sql: `select s.id as what from sessions s join refresh_tokens r on r.session_id = s.id where r.created_at > s.revoked_at`,
    },
    { name: 'a job was tried more than 8 times', sql: `select key as what from jobs where attempts > 8` },
    {
      name: 'a paid order was told to nobody',
      sql: `select o.id as what from orders o where o.status = 'paid'
        and not exists (select from transactions t where t.order_id = o.id and t.kind = 'buy')`,
    },
  ]);
  await checkBooks(world);
  await checkPrizes(world);
  await checkArrivals(world);
  await checkCredited(world);
  await checkRefunded(world);
  await checkSending(world);
  await checkProofs(world);
  await checkIntents(world);
  await checkReads(world);
  await checkCarts(world);
  checkSessions(world);
  for (const rules of world.rulesBroken) {
    // Of money that came and is another sum than was confirmed the operator is told by it.
    if (rules !== 'confirmed-money-arrives') world.violate(`the shop itself has found its ledger broken: ${rules}`);
  }
  for (const what of world.answers.runOut) world.violate(`what had run out was answered as new: ${what}`);
  const logged = world.secretsLogged();
  if (logged.length > 0) world.violate(`a secret is in the log: ${logged[0]}`);
}

/** Players got what they were told, once, and nothing that they were refused. */
async function checkIntents(world: World): Promise<void> {
  for (const player of world.players) {
    const rows = await world.database.peek<{ kind: string; count: number; sum: number }>(
      `select 'buy' as kind, count(*)::int as count, coalesce(sum(total), 0)::float8 as sum from orders
         where user_id = '${player.userId}' and status in ('paid', 'refunded')
       union all select 'withdraw', count(*)::int, coalesce(sum(abs(amount)), 0)::float8 from transactions
         where user_id = '${player.userId}' and kind = 'withdraw'
       union all select 'moveReward', count(*)::int, coalesce(sum(abs(amount)), 0)::float8 from transactions
         where user_id = '${player.userId}' and kind = 'reward_transfer'`,
    );
    for (const { kind, count, sum } of rows) {
      const own = [...player.intents.values()].filter((intent) => intent.kind === kind);
      const done = own.filter(({ outcome }) => outcome === 'done');
      const most = own.filter(({ outcome }) => outcome !== 'refused');
      const total = (intents: readonly { amount: number }[]) => intents.reduce((all, { amount }) => all + amount, 0);
      const is = `${player.name} ${kind}: ${count} of ${sum} đ happened`;
      if (count < done.length || sum < total(done))
        world.violate(`${is}, ${done.length} of ${total(done)} đ were told`);
      if (count > most.length || sum > total(most))
        world.violate(`${is}, ${most.length} of ${total(most)} đ were meant`);
    }
  }
}

/** Every page that is logged in shows what the server holds, and has nothing left to send. */
async function checkCarts(world: World): Promise<void> {
  const linesOf = (list: readonly { id: string; quantity: number }[]) =>
    JSON.stringify(list.map(({ id, quantity }) => [id, quantity]).toSorted());
  const disagreeing = async () => {
    const found: string[] = [];
    for (const player of world.players) {
      const held = await world.database.peek<{ id: string; quantity: number }>(
        `select id, quantity from cart_items where user_id = '${player.userId}' and deleted_at is null`,
      );
      for (const page of player.pages.filter(({ shop }) => shop.session.get().token !== null)) {
        const shown = page.state.items.filter((line) => line.validationStatus !== 'invalid' || !line.isOptimistic);
        if (linesOf(shown) !== linesOf(held)) found.push(`${player.name}: ${linesOf(shown)} and ${linesOf(held)}`);
      }
    }
    return found;
  };
  let found = await disagreeing();
  for (let round = 0; round < 3 && found.length > 0; round += 1) {
    for (const { pages } of world.players) for (const { cart } of pages) void cart.retry();
    await world.scheduler.pass(20_000);
    found = await disagreeing();
  }
  for (const each of found) world.violate(`a cart is not what the server holds: ${each}`);
}

/** Nobody is logged out whom nobody has logged out. */
export function checkSessions(world: World): void {
  for (const player of world.players) {
    const lost = player.pages.filter(({ shop }) => shop.session.get().authStatus === 401);
    if (lost.some(({ browser }) => player.hasToStay(browser)))
      world.violate(`${player.name} was logged out, and nobody has asked for it`);
  }
}
