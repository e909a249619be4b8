import * as v from 'valibot';
import { bannerSchema, supportContactSchema } from '../content';
import { gameResultSchema } from '../history';
import { bankSchema, receivingAccountSchema } from '../money';
import { currentPeriodsSchema } from '../periods';
import type { ResultGame } from '../../periods/ids';
import type { ResultsRequest } from '../requests/tickets';
import { anyone, takes } from './call';

// What anybody may read on the first page; counts over draws stand with the regional games, which later pages ask for.

export const currentPeriods = anyone('GET', '/client/get-current-period', currentPeriodsSchema, {
  isTokenOptional: true,
  isCompressed: true,
});
export const supportContact = anyone('GET', '/public/support-contact', supportContactSchema);
export const banners = anyone('GET', '/public/banners', v.array(bannerSchema));
export const ownAddress = anyone('GET', '/public/ip', v.object({ ip: v.string() }));
export const banks = anyone('POST', '/banks/get-all', v.array(bankSchema));
export const receivingAccounts = anyone('GET', '/accounts/get-active', v.array(receivingAccountSchema), {
  isCompressed: true,
});
export const health = anyone('GET', '/health', v.object({ alive: v.literal(true) }));
export const ready = anyone('GET', '/ready', v.object({ ready: v.literal(true) }));
export const openapi = anyone('GET', '/openapi.json', null, { isCompressed: true });

/** The newest draws of one game. */
export function resultsOf<G extends ResultGame>(game: G) {
  return anyone(
    'GET',
    `/client-game-results/get-${game}-v2`,
    v.array(gameResultSchema),
    takes<ResultsRequest>({ isCompressed: true }),
  );
}
