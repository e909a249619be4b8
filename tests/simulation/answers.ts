import { contract } from '../../rules/index';
import type { SimulatedDatabase } from './database';
import type { Arriving, SentRequest } from './faultyNetwork';

/** Ms for which a key is answered as it was at first: a day, less what the first answer was on its way. */
const KEYS_KEPT = 24 * 3_600_000 - 60_000;

/** Ms that an answer may take: what was still open when it was written may have run out since. */
const ON_ITS_WAY = 60_000;

const pays: ReadonlySet<string> = new Set([contract.payOrder.path, contract.confirmPayment.path]);

/** Answered with an order that may have run out: it was paid in time, or is wanted no more. */
const areDone: ReadonlySet<string> = new Set([...pays, contract.cancelOrder.path]);

/** What servers have answered to calls that change something. */
export class Answers {
  /** Orders that were charged by a call with a PIN or what a code gave. */
  readonly proved = new Set<string>();
  /** Withdrawals that were asked for without. */
  readonly unproved = new Set<string>();
  /** Money that came and that the operator was told to send back. */
  readonly returned = new Set<string>();
  /** What was answered anew and could not be paid any more. */
  readonly runOut: string[] = [];
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

  /** Keeps the first answer of a key for a day. `before` is that answer; the same as `text` where it is the first. */
  noteKey(name: string, text: string, now: number): { isKept: boolean; before: string } {
    const known = this.#byKey.get(name);
    const isKept = known !== undefined && now - known.at < KEYS_KEPT;
    if (!isKept) this.#noteFirst(name, text, now);
    return { isKept, before: isKept ? known.text : text };
  }

  #noteFirst(name: string, text: string, now: number): void {
    this.#byKey.set(name, { text, at: now });
    if ([...areDone].some((path) => name.includes(path))) return;
    const end = /"expiresAt":"([^"]+)"/.exec(text)?.[1];
    if (end !== undefined && Date.parse(end) < now - ON_ITS_WAY) this.runOut.push(`${name} by ${end}`);
  }
}

/** Whether an answer held tokens of a session that has ended since. */
export async function isOver(database: SimulatedDatabase, text: string): Promise<boolean> {
  const claims = /"token":"[^".]+\.([^".]+)\./.exec(text)?.[1];
  if (claims === undefined) return false;
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string };
  const ended = await database.peek(`select from sessions where id::text = '${sid}' and revoked_at is not null`);
  return ended.length > 0;
}
