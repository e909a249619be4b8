import { contract, type ResultGame } from '@veloc/rules';
import { createAsk } from '../read';
import type { Send } from '../transport';

/** Rows a page of every list (spec section 9). */
export const PAGE_SIZE = 10;

/** What everybody may read. */
export function shopCalls(send: Send) {
  const { ask, askPage } = createAsk(send);
  return {
    currentPeriods: () => ask(contract.currentPeriods),

    /** With an `id` that draw alone, or none; with a `resultDate` (dd/mm/yyyy) those of that day. */
    results: (game: ResultGame, cursor: string, wanted?: { id?: string; resultDate?: string | undefined }) =>
      askPage(contract.resultsOf(game), { query: { itemPerPage: PAGE_SIZE, cursor, ...wanted } }),

    banks: () => ask(contract.banks, { body: {} }),

    banners: () => ask(contract.banners),

    supportContact: () => ask(contract.supportContact),
  };
}
