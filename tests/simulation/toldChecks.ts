import { contract, type DrawGroup } from '../../rules/index';
import { settingsCalls } from '../../storefront/api/calls/settings';
import { walletCalls } from '../../storefront/api/calls/wallet';
import { createAsk } from '../../storefront/api/read';
import type { Check } from './bookChecks';
import type { Page } from './browser';
import type { Player } from './player';
import { asTask } from './scheduler';
import type { World } from './world';

/** Sums of what players were notified of, beside what the ledger has moved for them. */
const sumsTold = (kinds: readonly string[], moved: string): string => `
  select coalesce(told.user_id, moved.user_id) || ' ' || coalesce(told.sum, 0) || ' ' || coalesce(moved.sum, 0) as what
  from (select user_id, sum((params ->> 'amount')::bigint) as sum from notifications
    where kind in ('${kinds.join("', '")}') group by 1) told
  full join (${moved}) moved using (user_id)
  where coalesce(told.sum, 0) <> coalesce(moved.sum, 0)`;

/** Who has got or lost something was notified of it, once. */
export const notified: readonly Check[] = [
  {
    name: 'players were notified of other top-ups than were credited',
    sql: sumsTold(
      ['topUpCredited'],
      `select user_id, sum(amount) as sum from transactions where kind = 'topup' and status = 'success' group by 1`,
    ),
  },
  {
    name: 'players were notified of other refunds than were made',
    sql: sumsTold(
      ['drawRefunded', 'ticketsRefunded'],
      `select user_id, sum(price) as sum from tickets where status = 5 group by 1`,
    ),
  },
  {
    name: 'players were notified of other withdrawals than came back',
    sql: sumsTold(
      ['withdrawalReturned'],
      `select user_id, sum(abs(amount)) as sum from transactions t where kind = 'withdraw'
        and (status = 'failed' or exists (select from bounced_withdrawals b where b.withdrawal_id = t.id)) group by 1`,
    ),
  },
  {
    name: 'somebody was paid a prize and told of none',
    sql: `select p.ticket_id as what from prize_payments p join tickets t on t.id = p.ticket_id
      where p.amount > p.kept and not exists (select from notifications n where n.user_id = t.user_id
        and n.params ->> 'gameId' = t.game_id and (n.params ->> 'amount')::bigint > 0
        and (n.kind in ('prizePaid', 'prizeApproved', 'prizeWaiting') or n.kind = 'drawn'
          and n.params ->> 'date' = to_char(t.dial_at at time zone 'Asia/Ho_Chi_Minh', 'DD/MM/YYYY')))`,
  },
  {
    // Less may be told: a later draw of the day, or a prize that was approved, has a notice of its own.
    name: 'players were told of more prize money than came',
    sql: `select user_id as what from (select user_id, sum((params ->> 'amount')::bigint) as sum from notifications
        where kind = 'drawn' group by 1) told
      where sum > (select coalesce(sum(e.amount), 0) from journals j
        join entries e on e.journal_id = j.id and e.account in ('wallet', 'reward')
        where j.kind = 'reward' and j.user_id = told.user_id)`,
  },
  {
    name: 'money moved that is in no list of the wallet',
    sql: `select coalesce(l.user_id, m.user_id) || ' ' || coalesce(l.kind, m.kind) as what
      from (select user_id, kind, sum(abs(amount)) as sum from transactions
        where kind in ('buy', 'refund', 'reward') group by 1, 2) l
      full join (select j.user_id, j.kind, sum(abs(e.amount)) as sum from journals j
        join entries e on e.journal_id = j.id and e.account in ('wallet', 'reward')
        where j.kind in ('buy', 'refund', 'reward') group by 1, 2) m using (user_id, kind)
      where coalesce(l.sum, 0) <> coalesce(m.sum, 0)`,
  },
];

/** All pages of a list; a list that never ends is left at its hundredth. */
async function allOf<Item>(pageOf: (cursor: string) => Promise<{ items: Item[]; nextCursor: string | null }>) {
  const all: Item[] = [];
  let cursor: string | null = '0';
  for (let pages = 0; cursor !== null && pages < 100; pages += 1) {
    const { items, nextCursor }: { items: Item[]; nextCursor: string | null } = await pageOf(cursor);
    all.push(...items);
    cursor = nextCursor;
  }
  return all;
}

/** What a player reads about their tickets and money, as lines that can be laid beside others. */
async function readAll({ shop: { api } }: Page): Promise<Record<string, string[]>> {
  const { askPage } = createAsk(api.send);
  // Small pages, so that some end amid what is drawn at one time.
  const ticketsByDraw = (group: DrawGroup, cursor: string) =>
    askPage(contract.listTicketsByDraw, { query: { group, itemPerPage: '4', cursor } });
  const waiting = await allOf((cursor) => ticketsByDraw('waiting', cursor));
  const drawn = await allOf((cursor) => ticketsByDraw('drawn', cursor));
  const payments = await allOf((cursor) =>
    walletCalls(api.send).money('payments', { search: '', from: '', to: '' }, cursor),
  );
  const { amount, rewardAmount } = await api.balance();
  const { spent } = await settingsCalls(api.send).playLimits();
  const day = drawn[0]?.newestDay;
  return {
    // Not told while some of it is settled.
    ...(day ? { 'their newest day': [`${day.stake} ${day.prize}`] } : {}),
    'tickets that wait': waiting.map(({ id, gameId, draws }) => `${/[\da-f-]{36}/.exec(id)?.[0]} ${gameId} ${draws}`),
    'tickets that are drawn': drawn.flatMap(({ listPeriod }) =>
      listPeriod.flatMap(({ tickets }) => tickets.map(({ ticketId, prize }) => `${ticketId} ${prize ?? 0}`)),
    ),
    payments: payments.map(({ id, status }) => `${id} ${status}`),
    balances: [`${amount} ${rewardAmount}`],
    spending: [`${spent.day} ${spent.week} ${spent.month}`],
  };
}

/** The same by the tables. */
function heldBy({ userId }: Player, now: string): Record<string, string> {
  const own = `user_id = '${userId}'`;
  const since = (span: string) =>
    `coalesce((select sum(t.price) from tickets t join orders o on o.id = t.order_id where t.${own} and t.status <> 5
      and o.paid_at >= date_trunc('${span}', '${now}'::timestamptz at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh'), 0)`;
  const balance = (kind: string) => `coalesce((select balance from accounts where ${own} and kind = '${kind}'), 0)`;
  const vietnamDay = (at: string) => `date_trunc('day', ${at} at time zone 'Asia/Ho_Chi_Minh')`;
  return {
    'their newest day': `select sum(price) || ' ' || sum(prize) as line from tickets
      where ${own} and status in (2, 3, 4) and hidden_at is null and ${vietnamDay('dial_at')} = ${vietnamDay(`(
        select max(dial_at) from tickets where ${own} and status >= 2 and hidden_at is null)`)}`,
    'tickets that wait': `select order_id || ' ' || game_id || ' ' || count(distinct dial_at) as line from tickets
        where ${own} and status = 1 group by order_id, game_id
      union all select id || ' ' || game_id || ' ' || (items -> 0 ->> 'numberPeriod') from orders
        where ${own} and game_id <> 'cart' and status = 'pending' and expires_at > '${now}'`,
    'tickets that are drawn': `select id || ' ' || prize as line from tickets where ${own} and status >= 2 and hidden_at is null`,
    payments: `select id || ' ' || status as line from transactions where ${own}`,
    balances: `select ${balance('wallet')} || ' ' || ${balance('reward')} as line`,
    spending: `select ${since('day')} || ' ' || ${since('week')} || ' ' || ${since('month')} as line`,
  };
}

/** Whoever looks at their tickets and their money sees all of them, each once, and nothing else. */
export async function checkReads(world: World): Promise<void> {
  const held = async (player: Player) => {
    const lists: Record<string, string[]> = {};
    for (const [list, sql] of Object.entries(heldBy(player, world.isoNow)))
      lists[list] = (await world.database.peek<{ line: string }>(sql)).map(({ line }) => line).toSorted();
    return lists;
  };
  for (const player of world.players) {
    const page = player.pages.find(({ shop }) => shop.session.get().token !== null);
    if (!page) continue;
    const before = await held(player);
    let told: Record<string, string[]> = {};
    void asTask(`reads of ${player.name}`, async () => {
      told = await readAll(page);
    }).catch((error: Error) => world.tell(`${player.name} could not read: ${error.message}`));
    await world.scheduler.pass(30_000);
    const after = await held(player);
    for (const [list, shown] of Object.entries(told)) {
      const lines = after[list] ?? [];
      // Somebody who has thought for long has paid meanwhile.
      if (lines.join() !== before[list]?.join()) continue;
      const differing = [
        ...shown.filter((line) => !lines.includes(line)).map((line) => `shows ${line}`),
        ...lines.filter((line) => !shown.includes(line)).map((line) => `hides ${line}`),
      ];
      if (differing.length > 0 || shown.length !== lines.length)
        world.violate(`${player.name} reads ${list} otherwise than they are: ${differing.slice(0, 3).join(', ')}`);
    }
  }
}
