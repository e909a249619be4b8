import {
  bannerSchema,
  bankSchema,
  currentPeriodsSchema,
  gameResultSchema,
  supportContactSchema,
  type ResultGame,
} from '@veloc/rules';
import * as v from 'valibot';
import { read, readPage } from '../read';
import type { Send } from '../transport';

/** Rows a page of every list (spec section 9). */
export const PAGE_SIZE = 10;

/** What everybody may read. */
export function shopCalls(send: Send) {
  return {
    currentPeriods: async () =>
      read(currentPeriodsSchema, await send({ method: 'GET', path: '/client/get-current-period', auth: 'optional' })),

    /** With an `id` that draw alone, or none. */
    results: async (game: ResultGame, cursor: string, id?: string) =>
      readPage(
        gameResultSchema,
        await send({
          method: 'GET',
          path: `/client-game-results/get-${game}-v2`,
          auth: 'optional',
          query: { itemPerPage: PAGE_SIZE, cursor, id },
        }),
      ),

    banks: async () =>
      read(v.array(bankSchema), await send({ method: 'POST', path: '/banks/get-all', auth: 'optional', body: {} })),

    banners: async () =>
      read(v.array(bannerSchema), await send({ method: 'GET', path: '/public/banners', auth: 'none' })),

    supportContact: async () =>
      read(supportContactSchema, await send({ method: 'GET', path: '/public/support-contact', auth: 'none' })),
  };
}
