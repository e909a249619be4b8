import { invariants, type Invariant } from '../invariants';

/**
 * Tables as a rule sees them when only what was touched is looked at: each name stands for a query in place of its
 * table. Whatever a rule adds up must stay whole, so that what is sound for all is sound for these.
 */
type Narrowed = Readonly<Record<string, string>>;

/** Rows of a table whose `key` is among those touched. */
const among = (table: string, touched: string, key = 'id') =>
  `select ${table}.* from touched_${touched} as touched join ${table} on ${table}.${key} = touched.id`;
/** Those of a player who has a touched journal of these kinds. */
const ofPlayersWith = (table: string, kinds: string) =>
  `select ${table}.* from (select distinct user_id from touched_journals where kind in (${kinds})) as touched
   join ${table} on ${table}.user_id = touched.user_id`;

const journals = among('journals', 'journals');
const entries = among('entries', 'journals', 'journal_id');
const orders = among('orders', 'orders');
const transactions = among('transactions', 'transactions');
const tickets = among('tickets', 'tickets');
const periods = among('periods', 'periods');
const ofTickets = (table: string) => among(table, 'tickets', 'ticket_id');
const withdrawals = `select transactions.* from (
    select distinct user_id from touched_transactions where kind = 'withdraw'
  ) as touched
  join transactions on transactions.user_id = touched.user_id and transactions.kind = 'withdraw'`;
const rewards = among('transactions', 'rewards');
const journalsOfTickets = (kind: string) =>
  `select journals.* from touched_ticket_journals as touched
   join journals on journals.id = touched.id and touched.kind = '${kind}'`;

/** By rule. One without any is of few rows, and looked at as a whole. */
const narrowing: Readonly<Record<string, Narrowed>> = {
  'balances-equal-their-entries': {
    accounts: among('accounts', 'users', 'user_id'),
    entries: among('entries', 'users', 'user_id'),
  },
  'bounced-withdrawals-came-back': {},
  'taken-stock-equals-its-tickets': {
    tickets: `select tickets.* from touched_stock as touched
      join tickets on tickets.period_id = touched.period_id and tickets.payload ->> 'numbers' = touched.numbers`,
    classic_stock: `select classic_stock.* from touched_stock as touched
      join classic_stock on classic_stock.period_id = touched.period_id and classic_stock.numbers = touched.numbers`,
  },
  'confirmed-money-arrives': {},
  'credits-equal-arrivals': {
    transactions: `select transactions.* from touched_users as touched
      join transactions on transactions.user_id = touched.id and transactions.kind = 'topup'
      where coalesce((transactions.meta ->> 'topUp')::uuid, transactions.id) in (select id from touched_topups)`,
    arrivals: among('arrivals', 'topups', 'top_up_id'),
    top_up_claims: among('top_up_claims', 'topups', 'top_up_id'),
  },
  'every-journal-sums-to-zero': { journals, entries },
  'finished-transactions-have-a-journal': { transactions },
  'journals-have-their-transaction': { journals, transactions },
  'journals-move-what-their-kind-says': { journals, entries },
  'kept-prizes-are-the-shops-loss': {
    journals: `${ofPlayersWith('journals', `'prize_correction', 'reward'`)} and journals.kind = 'prize_correction'`,
    prize_payments: `${ofPlayersWith('prize_payments', `'prize_correction', 'reward'`)} and prize_payments.kept <> 0`,
  },
  'losers-are-not-paid': { journals, tickets, prize_payments: ofTickets('prize_payments') },
  'no-balance-below-zero': { accounts: among('accounts', 'users', 'user_id'), entries },
  'orders-are-paid-once': { orders },
  'owed-prizes-equal-their-claims': {
    entries: ofPlayersWith('entries', `'prize_owed', 'prize_released', 'reward'`),
    prize_claims: ofPlayersWith('prize_claims', `'prize_owed', 'prize_released', 'reward'`),
  },
  'paid-orders-equal-their-tickets': { orders },
  'paid-orders-have-one-journal': { orders },
  'pools-are-paid-once': { periods, tickets, transactions: rewards },
  'prizes-are-paid-whole': { tickets },
  'prizes-have-a-winning-ticket': { tickets, transactions: rewards },
  'purchases-have-their-order': { journals, orders },
  'references-are-credited-once': {
    arrivals: `select arrivals.* from arrivals where folded_reference(arrivals.provider_ref) in (
      select folded_reference(own.provider_ref) from touched_topups as touched
      join arrivals as own on own.top_up_id = touched.id)`,
  },
  'refunded-tickets-got-their-price-back-once': { tickets, journals: journalsOfTickets('refund') },
  'settled-draws-leave-no-ticket': {
    periods,
    tickets: `select tickets.* from touched_periods as touched
      join tickets on tickets.period_id = touched.id and tickets.status = 1 and tickets.set_aside_at is null
      union all
      select tickets.* from touched_periods as touched
      join tickets on tickets.period_id = touched.id and tickets.status = 1 and tickets.set_aside_at is not null`,
  },
  'the-ledger-sums-to-zero': { entries },
  'tickets-are-in-time': { tickets },
  'waiting-prizes-have-a-claim': { tickets, prize_claims: ofTickets('prize_claims') },
  'winners-are-paid-once': { tickets, journals: journalsOfTickets('reward') },
  'withdrawals-are-proven': { transactions: withdrawals },
  'withdrawals-hold-their-amount': { transactions },
};

/**
 * A name in a WITH stands before the table of that name, and within its own query for the table, so the rule itself is one
 * text for both. Each is read before the rule is: a planner that thinks too little of a condition would else begin with it,
 * and read the whole table.
 */
function narrow({ name, sql }: Invariant): Invariant {
  const tables = narrowing[name];
  if (!tables) throw new Error(`The rule ${name} does not say what of it a check after a draw looks at: add it here.`);
  const queries = Object.entries(tables).map(([table, query]) => `${table} as materialized (${query})`);
  if (queries.length === 0) return { name, sql };
  const rule = sql.replace(/^(?:--.*\n)+/, '');
  const own = /^with /.exec(rule) ? `, ${rule.slice('with '.length)}` : `\n${rule}`;
  return { name, sql: `with ${queries.join(', ')}${own}` };
}

/** Every rule about what `listTouched` has listed. */
export const narrowedInvariants: readonly Invariant[] = invariants.map(narrow);
