import { gameOfFeed } from '@veloc/rules';
import { forEverybody } from '../db/routeShares';
import { gameResult } from '../results/gameResult';
import type { Shop } from '../shop';

/** Ms between two looks: a stored result is told this late at most, whichever process has stored it. */
const PAUSE = 250;
/** Ms by which a result may be seen after its time of storing: its transaction began before and ended later. */
const LATE = 120_000;

/** Hears a result as a server-sent event, the `GameResult` of the game that the draw is named for; one encoding for all. */
type OnDraw = (event: Uint8Array) => void;

const encoder = new TextEncoder();

export interface DrawWatch {
  /** Hears each result that is stored from now on. Answers how to stop. */
  listen(onDraw: OnDraw): () => void;
}

/**
 * Tells open pages of results as they are stored, never before. All listeners of this process share one query, and none
 * is made while nobody listens. The draws of lottery companies have too many prizes for one page and are left out.
 */
export function watchDraws({ db, clock, log }: Pick<Shop, 'db' | 'clock' | 'log'>): DrawWatch {
  const listeners = new Set<OnDraw>();
  /** Those of the last minutes, by the time of their storing; undefined until the first look. */
  let known: Map<string, number> | undefined;
  let lookedAt = 0;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    try {
      const now = clock.now().getTime();
      // The sandbox's clock may be put forward between two looks.
      const since = Math.min(known ? lookedAt : now, now) - LATE;
      const stored = await db
        .selectFrom('draws')
        .selectAll()
        .where('created_at', '>', new Date(since))
        .where('channel_id', 'is', null)
        .orderBy('created_at')
        .execute();
      const fresh = known ? stored.filter(({ id }) => !known?.has(id)) : [];
      known = new Map(stored.map(({ id, created_at: at }) => [id, at.getTime()]));
      lookedAt = now;
      for (const draw of fresh) {
        const result = JSON.stringify(gameResult(gameOfFeed(draw.feed), draw));
        const event = encoder.encode(`event: draw\ndata: ${result}\n\n`);
        for (const onDraw of listeners) onDraw(event);
      }
    } catch (error) {
      log.error('looking for new results failed; it goes on', error);
    }
    if (listeners.size > 0) timer = setTimeout(look, PAUSE).unref();
    else {
      timer = undefined;
      known = undefined;
    }
  };

  return {
    listen(onDraw) {
      listeners.add(onDraw);
      timer ??= forEverybody(() => setTimeout(look, 0).unref());
      return () => listeners.delete(onDraw);
    },
  };
}
