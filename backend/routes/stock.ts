import {
  channelOnSaleSchema,
  contract,
  lotoChannelsRequestSchema,
  stockChannelsRequestSchema,
  stockDaySchema,
  stockRequestSchema,
  stockTicketSchema,
} from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { ok } from '../http/answer';
import { query } from '../http/body';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import type { Shop } from '../shop';
import { lotoChannels, stockChannels, stockDays, stockOf } from '../stock/read';

/** What the regional games have on sale: Loto's channels, for guests too, and the Classic stock by day and channel. */
export function stockRoutes(shop: Shop) {
  const { db, clock } = shop;
  return new Hono<AppEnv>()
    .on(
      ...route(contract.lotoChannels),
      describe('Channels that Loto can play on a day', v.array(channelOnSaleSchema)),
      query(lotoChannelsRequestSchema),
      async (c) => ok(c, await lotoChannels(db, clock.now(), c.req.valid('query').resultDate)),
    )
    .on(
      ...route(contract.stockDays),
      describe('Days that have Classic tickets on sale', v.array(stockDaySchema)),
      async (c) => ok(c, await stockDays(db, clock.now())),
    )
    .on(
      ...route(contract.stockChannels),
      describe('Channels of a day that have Classic tickets on sale', v.array(channelOnSaleSchema)),
      query(stockChannelsRequestSchema),
      async (c) => ok(c, await stockChannels(db, clock.now(), c.req.valid('query').resultDate)),
    )
    .on(
      ...route(contract.stockTickets),
      describe('Classic tickets of one channel and day', v.array(stockTicketSchema)),
      query(stockRequestSchema),
      async (c) => {
        const { resultDate: date, channelId } = c.req.valid('query');
        return ok(c, await stockOf(db, clock.now(), date, channelId));
      },
    );
}
