import { channelOnSaleSchema, stockDaySchema, stockTicketSchema } from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { ok } from '../http/answer';
import { requireUser } from '../http/auth';
import { query } from '../http/body';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import type { Shop } from '../shop';
import { lotoChannels, stockChannels, stockDays, stockOf } from '../stock/read';

const STORAGE = '/client-classic-storage';

/** dd/mm/yyyy. */
const resultDate = v.string();

/** What the regional games have on sale: Loto's channels, for guests too, and the Classic stock by day and channel. */
export function stockRoutes(shop: Shop) {
  const { db, clock } = shop;
  return new Hono<AppEnv>()
    .get(
      '/client-loto-carts/get-channels',
      describe('Channels that Loto can play on a day', v.array(channelOnSaleSchema)),
      query(v.object({ resultDate: v.optional(resultDate) })),
      async (c) => ok(c, await lotoChannels(db, clock.now(), c.req.valid('query').resultDate)),
    )
    .get(
      `${STORAGE}/get-list-day`,
      describe('Days that have Classic tickets on sale', v.array(stockDaySchema)),
      requireUser,
      async (c) => ok(c, await stockDays(db, clock.now())),
    )
    .get(
      `${STORAGE}/get-list-channel-by-day`,
      describe('Channels of a day that have Classic tickets on sale', v.array(channelOnSaleSchema)),
      requireUser,
      query(v.object({ resultDate })),
      async (c) => ok(c, await stockChannels(db, clock.now(), c.req.valid('query').resultDate)),
    )
    .get(
      `${STORAGE}/get-list`,
      describe('Classic tickets of one channel and day', v.array(stockTicketSchema)),
      requireUser,
      query(v.object({ resultDate, channelId: v.string() })),
      async (c) => {
        const { resultDate: date, channelId } = c.req.valid('query');
        return ok(c, await stockOf(db, clock.now(), date, channelId));
      },
    );
}
