import type { World } from './world';

/**
 * What must come about now and then, as proof that the world is not asleep ("sometimes assertions", after Antithesis).
 * By the answer that tells it, by what the world itself has seen, or by a row that is there at the end.
 */
const byAnswer = {
  'a purchase came after its draw had closed': 'PERIOD_CLOSED',
  'an order had run out before it was paid': 'ORDER_EXPIRED',
  'a cart was changed between two looks at it': 'CART_CHANGED',
  'a wallet held too little': 'INSUFFICIENT_BALANCE',
  'a proof was asked for': 'STEP_UP_REQUIRED',
  'a wrong PIN was typed': 'PIN_INVALID',
  'a limit was reached': 'LIMIT_REACHED',
  'somebody on a break wanted to buy': 'ON_BREAK',
  'nobody knew whether a commit was kept': 'DB_UNAVAILABLE',
  'a token was refused': 'TOKEN_INVALID',
  'a renewal was refused': 'REFRESH_INVALID',
  'the same key came with another body': 'IDEMPOTENCY_MISMATCH',
  'an order named another sum than the shop': 'AMOUNT_MISMATCH',
  'the operator was asked to look at an amount again': 'AMOUNT_UNUSUAL',
  'a draw was to be called off that had its result': 'PERIOD_DRAWN',
  'somebody else held the account that was to be paid out to': 'HOLDER_MISMATCH',
} as const;

const byWorld = {
  'a server was killed': 'a server was killed',
  'the shop was closed for a night': 'the shop was closed for a night',
  'a copied token ended its session': 'a copied token ended its session',
  'a stranger was locked out': 'a stranger was locked out',
  'the commit of a call was kept and its answer lost': 'commitAnswerLost',
  'a transaction lost against another': 'serializationFailure',
  'two transactions waited for each other': 'deadlock',
  'a connection was ended by its server': 'terminated',
  'a call was repeated under its key': 'a key came back',
} as const;

const user = (table: string) => `select from ${table} other where other.user_id = one.user_id`;

const byRow = {
  'a prize was paid while a withdrawal was held': `transactions one where kind = 'withdraw' and exists (
    ${user('prize_payments')} and other.paid_at > one.created_at
      and (one.status in ('pending', 'processing') or other.paid_at <= one.updated_at))`,
  'a prize waited for the operator': 'prize_claims one',
  'a prize that waited was paid': `prize_claims one where state = 'approved'`,
  'a prize that waited was rejected': `prize_claims one where state = 'rejected'`,
  'a prize was paid at once': 'prize_payments one',
  'the tax of a prize was withheld': 'prize_payments one where tax > 0',
  'a draw was called off with tickets of several draws': `tickets one where draw_index > 0 and exists (
    select from periods where id = one.period_id and status = 'cancelled')`,
  'an order was given back whole': `orders one where status = 'refunded'`,
  'an order was cancelled': `orders one where status = 'cancelled'`,
  'money came that nobody could match': `arrivals one where state = 'unmatched'`,
  'money was sent back': `arrivals one where state = 'returned'`,
  'money came that had been confirmed before': `arrivals one where state = 'matched'`,
  'a top-up was credited a second time as one of its own': `transactions one where kind = 'topup' and meta ->> 'topUp' is not null`,
  'more came for a top-up than its confirmation had credited': `transactions one where kind = 'topup' and exists (
    select from top_up_claims where top_up_id::text = one.meta ->> 'topUp')`,
  'a withdrawal was sent': `transactions one where kind = 'withdraw' and status = 'success'`,
  'a withdrawal was taken back': `transactions one where kind = 'withdraw' and status = 'cancelled'`,
  'a withdrawal was rejected': `transactions one where kind = 'withdraw' and status = 'failed'`,
  'a withdrawal of prize money was given back': `transactions one where kind = 'withdraw' and meta ->> 'source' = 'reward'
    and status in ('cancelled', 'failed')`,
  'a withdrawal came back from the bank': 'bounced_withdrawals one',
  'prize money was moved to the wallet': `transactions one where kind = 'reward_transfer'`,
  'the result of a draw was corrected': 'draw_corrections one',
  'a line was bought several times': 'tickets one where copies > 1',
  'a classic ticket was sold': `tickets one where game_id = 'classic'`,
  'a player was logged in on two devices': `sessions one where revoked_at is null and exists (
    ${user('sessions')} and other.id <> one.id and other.revoked_at is null)`,
  'one token was renewed twice':
    'refresh_tokens one where parent_id is not null group by parent_id having count(*) > 1',
} as const;

/** By name. */
export const rareStates: readonly string[] = [byAnswer, byWorld, byRow].flatMap((states) => Object.keys(states));

/** Which of them came about in a run. */
export async function statesMet(world: World): Promise<string[]> {
  const seen = [
    ...Object.entries(byAnswer).filter(([, code]) => world.met.has(`answered ${code}`)),
    ...Object.entries(byWorld).filter(([, what]) => world.met.has(what)),
  ].map(([state]) => state);
  const there = Object.entries(byRow).map(
    ([state, rows]) => `select '${state}' as state where exists (select from ${rows})`,
  );
  const rows = await world.database.peek<{ state: string }>(there.join('\nunion all '));
  return [...seen, ...rows.map(({ state }) => state)];
}
