import type { ResultGame } from '../../periods/ids';
import type { ResultsRequest, StatisticsRequest } from '../requests/tickets';
import { anyone, takes } from './call';

// What anybody may read.

export const currentPeriods = anyone('GET', '/client/get-current-period', {
  isTokenOptional: true,
  isCompressed: true,
});
export const drawStatistics = anyone(
  'GET',
  '/client-game-results/statistics',
  takes<StatisticsRequest>({ isCompressed: true }),
);
export const supportContact = anyone('GET', '/public/support-contact');
export const banners = anyone('GET', '/public/banners');
export const ownAddress = anyone('GET', '/public/ip');
export const banks = anyone('POST', '/banks/get-all');
export const receivingAccounts = anyone('GET', '/accounts/get-active', { isCompressed: true });
export const health = anyone('GET', '/health');
export const ready = anyone('GET', '/ready');
export const openapi = anyone('GET', '/openapi.json', { isCompressed: true });

/** The newest draws of one game. */
export function resultsOf<G extends ResultGame>(game: G) {
  return anyone('GET', `/client-game-results/get-${game}-v2`, takes<ResultsRequest>({ isCompressed: true }));
}
