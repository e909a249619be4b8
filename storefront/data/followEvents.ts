import { balanceSchema, contract, gameResultSchema, type GameResult } from '@veloc/rules';
import * as v from 'valibot';
import { callOf } from '../api/call';
import { readEvents } from '../api/readEvents';
import type { OpenStream } from '../api/client';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** What is told of both balances, in đồng; the other one stays. */
export interface BalanceChange {
  amount?: number | undefined;
  rewardAmount?: number | undefined;
}

const putSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.pipe(
      v.object({ path: v.literal('/'), data: v.partial(balanceSchema) }),
      v.transform(({ data }) => data),
    ),
    v.pipe(
      v.object({ path: v.picklist(['/amount', '/rewardAmount']), data: balanceSchema.entries.amount }),
      v.transform(({ path, data }): BalanceChange => ({ [path.slice(1)]: data })),
    ),
  ]),
);

const drawSchema = v.pipe(v.string(), v.parseJson(), gameResultSchema);

interface Following {
  openStream: OpenStream;
  /** E.164. */
  phone: string;
  onBalance: (change: BalanceChange) => void;
  /** Hears of a result as soon as it is stored. */
  onDraw: (result: GameResult) => void;
  /** Hears whether the stream is open; after a gap what happened meanwhile has to be asked for. */
  onLine: (isOpen: boolean) => void;
  /** Makes any call, which renews the session; rejects when that is over. */
  renew: () => Promise<unknown>;
  /** Resolves after ms. */
  pause: (ms: number) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Listens to the player's events, users/{phone} in the form of Firebase's REST streaming (decision A11), until `signal`
 * says so. A stream that ends is opened again after a pause that grows; a shop that has none, or a session that is over,
 * ends it for good.
 */
export async function followEvents(following: Following): Promise<void> {
  const { openStream, phone, renew, pause, signal, onLine } = following;
  const { path } = callOf(contract.streamBalance, { params: { file: `${phone}.json` } });
  let wait = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const response = await openStream(path, signal).catch(() => null);
    if (response?.status === 401) {
      if (!(await renew().then(Boolean, () => false))) return;
    } else if (response && !isStream(response)) {
      if (response.status < 500) return;
    } else if (response?.body) {
      onLine(true);
      const hasReceived = await listen(response.body, following);
      if (hasReceived) wait = FIRST_PAUSE_MS;
    }
    if (signal.aborted) return;
    onLine(false);
    await pause(wait);
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
  }
}

function isStream({ ok, headers }: Response): boolean {
  return ok && (headers.get('Content-Type') ?? '').startsWith('text/event-stream');
}

/** Answers whether anything came before the stream ended. */
async function listen(
  body: ReadableStream<Uint8Array>,
  { onBalance, onDraw }: Pick<Following, 'onBalance' | 'onDraw'>,
): Promise<boolean> {
  let hasReceived = false;
  try {
    for await (const { event, data } of readEvents(body)) {
      if (event === 'auth_revoked' || event === 'cancel') break;
      if (event === 'draw') {
        const draw = v.safeParse(drawSchema, data);
        if (draw.success) onDraw(draw.output);
        continue;
      }
      const put = event === 'put' || event === 'patch' ? v.safeParse(putSchema, data) : null;
      if (!put?.success) continue;
      hasReceived = true;
      onBalance(put.output);
    }
  } catch {
    // The line broke; the next stream begins with what is true then.
  }
  return hasReceived;
}
