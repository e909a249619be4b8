import { contract, lotoChannelsRequestSchema, stockChannelsRequestSchema, stockRequestSchema } from '@veloc/rules';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import { query } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import type { Shop } from '../shop';
import { lotoChannels, stockChannels, stockDays, stockOf } from '../stock/read';

/** What the regional games have on sale: Loto's channels, for guests too, and the Classic stock by day and channel. */
export function stockRoutes(shop: Shop) {
  const { db, clock } = shop;
  return new Hono<AppEnv>()
    .on(
      ...route(contract.lotoChannels, 'Channels that Loto can play on a day'),
      query(contract.lotoChannels, lotoChannelsRequestSchema),
      async (c) => ok(c, await lotoChannels(db, clock.now(), c.req.valid('query').resultDate)),
    )
    .on(...route(contract.stockDays, 'Days that have Classic tickets on sale'), async (c) =>
      ok(c, await stockDays(db, clock.now())),
    )
    .on(
      ...route(contract.stockChannels, 'Channels of a day that have Classic tickets on sale'),
      query(contract.stockChannels, stockChannelsRequestSchema),
      async (c) => ok(c, await stockChannels(db, clock.now(), c.req.valid('query').resultDate)),
    )
    .on(
      ...route(contract.stockTickets, 'Classic tickets of one channel and day'),
      query(contract.stockTickets, stockRequestSchema),
      async (c) => {
        const { resultDate: date, channelId } = c.req.valid('query');
        return ok(c, await stockOf(db, clock.now(), date, channelId));
      },
    );
}
