import { contract } from '@veloc/rules';
import { call } from './call';
import { DRAW_DAY, SEALED } from './fixtures';

const page = { send: () => ({ query: { itemPerPage: '10', cursor: '0' } }) };

/** What anybody may read. */
export const publicCalls = [
  call(contract.currentPeriods),
  call(contract.privacy),
  call(contract.parameters, { send: () => ({ body: { type: 'public' } }), needs: ['type'] }),
  ...contract.resultGames.map((game) => call(contract.resultsOf(game), page)),
  call(contract.drawStatistics, {
    send: () => ({ query: { gameId: 'mega', draws: '20' } }),
    needs: ['gameId'],
  }),
  call(contract.pastDraws, { send: () => ({ query: { gameId: 'mega' } }), needs: ['gameId'] }),
  call(contract.regionalResults, {
    send: () => ({ query: { resultDate: DRAW_DAY, region: 'MN', itemPerPage: '10' } }),
  }),
  call(contract.lotoChannels, {
    send: () => ({ query: { resultDate: DRAW_DAY } }),
  }),
  call(contract.supportContact),
  call(contract.banners),
  call(contract.ownAddress),
  call(contract.contents, { send: () => ({ params: { kind: 'terms' } }) }),
  call(contract.guides),
  call(contract.guide, { send: ({ guide }) => ({ params: { id: guide } }) }),
  call(contract.bookPolicy),
  call(contract.bookKeys),
  call(contract.bookCheckpoint, { send: () => ({ params: { period: SEALED } }) }),
  call(contract.bookTile, { send: () => ({ params: { period: SEALED, level: '0', index: '000.p/2' } }) }),
  call(contract.bookWinners, { send: () => ({ params: { period: SEALED } }) }),
  call(contract.placedReceipt, {
    send: ({ salt }) => ({ body: { period: SEALED, seq: 0, salt } }),
    needs: ['period', 'seq', 'salt'],
  }),
  call(contract.sealsCheckpoint),
  call(contract.sealsTile, { send: () => ({ params: { level: 'entries', index: '000.p/1' } }) }),
  call(contract.resultPack, { send: () => ({ params: { feed: 'mega' }, query: { after: '20260821' } }) }),
  call(contract.health),
  call(contract.ready),
];
