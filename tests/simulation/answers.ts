import { contract } from '../../rules/index';
import type { Arriving, SentRequest } from './faultyNetwork';
import type { World } from './world';

/** Ms for which a key is answered as it was at first: a day, less what the first answer was on its way. */
const KEYS_KEPT = 24 * 3_600_000 - 60_000;
const DAY = 24 * 3_600_000;

const pays: ReadonlySet<string> = new Set([contract.payOrder.path, contract.confirmPayment.path]);

/** What servers have answered to calls that change something. */
export class Answers {
  /** Orders that were charged by a call with a PIN or what a code gave. */
  readonly proved = new Set<string>();
  /** Withdrawals that were asked for without. */
  readonly unproved = new Set<string>();
  readonly #byKey = new Map<string, { text: string; at: number }>();

  /** Remembers who proved that it is them when money left. */
  noteMoney({ path, body }: SentRequest, { status, text }: Pick<Arriving, 'status' | 'text'>): void {
    if (status >= 300 || (!pays.has(path) && path !== contract.withdraw.path)) return;
    const { pin, signature } = JSON.parse(body) as { pin?: string; signature?: string };
    const { data } = JSON.parse(text) as { data: { id: string; order?: { id: string } } };
    const isProved = pin !== undefined || signature !== undefined;
    // Those of Loto have letters before their id.
    if (isProved && data.order) this.proved.add(data.order.id.replace(/^LT/, ''));
    if (!isProved && !data.order) this.unproved.add(data.id);
  }

  /** What the same key was answered before, if it was not this. */
  noteKey(name: string, text: string, now: number): { isKept: boolean; before: string } {
    const known = this.#byKey.get(name);
    const isKept = known !== undefined && now - known.at < KEYS_KEPT;
    if (!isKept) this.#byKey.set(name, { text, at: now });
    return { isKept, before: isKept ? known.text : text };
  }
}

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
