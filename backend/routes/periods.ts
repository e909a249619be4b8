import { contract } from '@veloc/rules';
import { Hono } from 'hono';
import { currentEntries } from '../draws/entries';
import { envelope } from '../http/answer';
import { describeUnchanged } from '../http/describe';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { matchesTag, tagOf } from '../http/matchesTag';
import { singleflight } from '../http/singleflight';
import type { Shop } from '../shop';

/** The state of the games without what changes by itself: the countdown and the time of day. */
function stateTag(entries: readonly { countDown: number }[]): string {
  const lasting = entries.map((entry) => ({ ...entry, countDown: 0 }));
  return tagOf(JSON.stringify(lasting));
}

export function periodRoutes(shop: Shop) {
  // At a draw everybody asks within the same seconds, and the answer is the same for all of them.
  const current = singleflight(async () => {
    const listPeriod = await currentEntries(shop);
    const answer = { listPeriod, serverTime: shop.clock.now().toISOString() };
    return { tag: stateTag(listPeriod), text: JSON.stringify(envelope(answer, answer)) };
  });
  return new Hono<AppEnv>().on(
    ...route(contract.currentPeriods, 'The games with their periods on sale'),
    describeUnchanged(),
    async (c) => {
      const { tag, text } = await current();
      c.header('ETag', tag);
      // Each browser keeps the list and asks with the tag; nobody in between, whose copy would come with an old time.
      c.header('Cache-Control', 'private, no-cache');
      if (matchesTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304);
      return c.body(text, 200, { 'Content-Type': 'application/json' });
    },
  );
}
