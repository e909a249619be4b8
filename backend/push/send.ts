import { createHash } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../db/schema';
import type { PushOutcome } from '../observability/metrics/shopMetrics';
import type { Shop } from '../shop';
import { encryptPush, freshKey, plainMessage, vapidHeader, type PushAddress } from './message';
import { waitingPushes } from './queue';
import { isQuiet, secondsUntilQuiet } from './quietHours';
import { isAtPushService } from './services';
import { openSubscriptions } from './subscriptions';

type Message = Selectable<Database['push_messages']>;

/** Messages of one job; other jobs come between two. */
const BATCH = 100;
/** Ms that a push service may take. */
const PATIENCE = 5_000;
/** Ms after which another process may send what one has taken and not finished. */
const TAKEN_FOR = 60_000;
/** How often a message is tried, the first time included. */
const MOST_ATTEMPTS = 6;
/** Ms until the second try; each further one waits twice as long. */
const BACK_OFF = 30_000;
/** Ms that a push service can put a message off at most. */
const LONGEST_WAIT = 4 * 3_600_000;
/** Ms after which what could not be sent is no news. */
const NEWS_FOR = 24 * 3_600_000;
/** Seconds that a push service keeps a message for a device that is away. */
const KEPT_FOR = 4 * 3_600;

/** `later` comes after so many ms. */
type Outcome =
  | { is: Exclude<PushOutcome, 'later' | 'refused'> }
  | { is: 'later'; after: number }
  | { is: 'refused'; why: string };

/** Sends the messages that are due, a batch at most; those taken by another process are left to it. */
export async function sendPushes(shop: Shop): Promise<void> {
  const { db, clock, settings } = shop;
  const now = clock.now();
  if (isQuiet(now, settings.pushQuiet)) return;
  const taken = await db
    .with(
      // Once: a plan that asked again for each row would take more than a batch.
      (cte) => cte('due').materialized(),
      () =>
        waitingPushes(db, now)
          .select(['session_id', 'draw_id'])
          .orderBy('due_at')
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('push_messages')
    .from('due')
    .set({ attempts: sql`attempts + 1`, due_at: new Date(now.getTime() + TAKEN_FOR) })
    .whereRef('push_messages.session_id', '=', 'due.session_id')
    .whereRef('push_messages.draw_id', '=', 'due.draw_id')
    .returningAll('push_messages')
    .execute();
  if (taken.length === 0) return;
  const addresses = await addressesOf(shop, taken);
  const outcomes = await Promise.all(taken.map((message) => sendOne(shop, message, addresses.get(message.session_id))));
  const refusals = outcomes.flatMap((outcome) => (outcome.is === 'refused' ? [outcome.why] : []));
  if (refusals.length > 0) shop.log.error(`push messages are given up: ${[...new Set(refusals)].join(', ')}`);
}

/** Where sessions are told, of those that are still open and whose player takes no break. */
async function addressesOf({ db, clock }: Shop, messages: readonly Message[]): Promise<Map<string, PushAddress>> {
  const now = clock.now();
  const rows = await openSubscriptions(db, now)
    .select(['session_id', 'endpoint', 'p256dh', 'auth'])
    .where(
      'session_id',
      'in',
      messages.map(({ session_id: id }) => id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('breaks')
            .select('breaks.id')
            .whereRef('breaks.user_id', '=', 'sessions.user_id')
            .where('breaks.ends_at', '>', now),
        ),
      ),
    )
    .execute();
  return new Map(
    rows.flatMap(({ session_id, endpoint, ...keys }) => (endpoint ? [[session_id, { endpoint, ...keys }]] : [])),
  );
}

/** Tries one message and writes down what became of it. Without an address it is left out for good. */
async function sendOne(shop: Shop, message: Message, address: PushAddress | undefined): Promise<Outcome> {
  const { db, clock, metrics } = shop;
  const isNews = clock.now().getTime() - message.created_at.getTime() <= NEWS_FOR;
  const outcome = address && isNews ? await deliver(shop, message, address) : ({ is: 'left_out' } as const);
  const now = clock.now();
  if (outcome.is === 'gone' && address) {
    await db
      .updateTable('push_subscriptions')
      .set({ endpoint: null })
      .where('session_id', '=', message.session_id)
      // Meanwhile the browser may have another one.
      .where('endpoint', '=', address.endpoint)
      .execute();
  }
  metrics.pushTried(outcome.is);
  const isPutOff = outcome.is === 'later' && message.attempts < MOST_ATTEMPTS;
  await db
    .updateTable('push_messages')
    .set(isPutOff ? { due_at: new Date(now.getTime() + outcome.after) } : { done_at: now })
    .where('session_id', '=', message.session_id)
    .where('draw_id', '=', message.draw_id)
    .execute();
  return outcome;
}

async function deliver(shop: Shop, message: Message, address: PushAddress): Promise<Outcome> {
  const { settings, secrets, clock, random } = shop;
  const { endpoint } = address;
  const { pushContact: contact, pushServices, pushQuiet } = settings;
  if (contact === null || !isAtPushService(endpoint, pushServices)) return { is: 'gone' };
  const now = clock.now();
  const backOff = BACK_OFF * 2 ** (message.attempts - 1);
  const note = { gameId: message.game_id, drawId: message.draw_id, drawName: message.draw_name };
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        Authorization: await vapidHeader(endpoint, { key: secrets.pushKey, contact, now }),
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        // What a device that is away gets later must not wake anybody either.
        TTL: String(Math.max(0, Math.min(KEPT_FOR, secondsUntilQuiet(now, pushQuiet)))),
        Urgency: 'normal',
        Topic: topicOf(message),
      },
      body: new Uint8Array(encryptPush(plainMessage(note), address, { key: freshKey(), salt: random(16) })),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    const { status } = response;
    if (response.ok) return { is: 'sent' };
    if (status === 404 || status === 410) return { is: 'gone' };
    if (status === 429 || status >= 500) return { is: 'later', after: Math.max(backOff, askedWait(response, now)) };
    return { is: 'refused', why: `${new URL(endpoint).host} answered ${status}` };
  } catch {
    // No answer, or not in time.
    return { is: 'later', after: backOff };
  }
}

/** One of a draw and session, so that a repeat takes the place of what waits; it names neither (RFC 8030, 5.4). */
function topicOf({ session_id, draw_id }: Message): string {
  return createHash('sha256').update(`${session_id} ${draw_id}`).digest('base64url').slice(0, 32);
}

/** Ms that `Retry-After` asks for, as seconds or a date; 0 without it. */
function askedWait({ headers }: Response, now: Date): number {
  const asked = headers.get('Retry-After') ?? '';
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now.getTime();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(0, wait), LONGEST_WAIT);
}
