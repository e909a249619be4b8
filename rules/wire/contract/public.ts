import { resultGames, type ResultGame } from '../../periods/ids';
import type { ParametersRequest } from '../content';
import type { RegionalResultsRequest, ResultsRequest } from '../history';
import type { LotoChannelsRequest } from '../regional';
import type { StatisticsRequest } from '../statistics';
import { anyone, takes } from './call';

// What anybody may read.

export const currentPeriods = anyone('GET', '/client/get-current-period', {
  isTokenOptional: true,
  isCompressed: true,
});
export const privacy = anyone('GET', '/client/client-get-privacy', { isTokenOptional: true, isCompressed: true });
export const parameters = anyone(
  'POST',
  '/client/client-get-parameter',
  takes<ParametersRequest>({ isTokenOptional: true }),
);
export const drawStatistics = anyone(
  'GET',
  '/client-game-results/statistics',
  takes<StatisticsRequest>({ isCompressed: true }),
);
export const regionalResults = anyone(
  'GET',
  '/client-classic-result/get-list',
  takes<RegionalResultsRequest>({ isCompressed: true }),
);
export const lotoChannels = anyone(
  'GET',
  '/client-loto-carts/get-channels',
  takes<LotoChannelsRequest>({ isCompressed: true }),
);
export const supportContact = anyone('GET', '/public/support-contact');
export const banners = anyone('GET', '/public/banners');
export const ownAddress = anyone('GET', '/public/ip');
export const contents = anyone('GET', '/public/contents/:kind', { isCompressed: true });
export const guides = anyone('GET', '/public/guides', { isCompressed: true });
export const guide = anyone('GET', '/public/guides/:id', { isCompressed: true });
export const banks = anyone('POST', '/banks/get-all');
export const receivingAccounts = anyone('GET', '/accounts/get-active', { isCompressed: true });
export const health = anyone('GET', '/health');
export const ready = anyone('GET', '/ready');
export const openapi = anyone('GET', '/openapi.json', { isCompressed: true });

/** Games whose results are a list of draws. */
export { resultGames, type ResultGame };

/** The newest draws of one game. */
export function resultsOf<G extends ResultGame>(game: G) {
  return anyone('GET', `/client-game-results/get-${game}-v2`, takes<ResultsRequest>({ isCompressed: true }));
}
