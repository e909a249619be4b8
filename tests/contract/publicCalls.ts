import {
  bannerSchema,
  channelOnSaleSchema,
  contentSchema,
  contract,
  currentPeriodsSchema,
  drawStatisticsSchema,
  gameResultSchema,
  privacySchema,
  regionalResultSchema,
  supportContactSchema,
} from '@veloc/rules';
import * as v from 'valibot';
import { call } from './call';
import { DRAW_DAY } from './fixtures';

const page = { send: () => ({ query: { itemPerPage: '10', cursor: '0' } }) };

/** What anybody may read. */
export const publicCalls = [
  call(contract.currentPeriods, currentPeriodsSchema),
  call(contract.privacy, privacySchema),
  call(
    contract.parameters,
    v.object({
      gameId: v.array(v.string()),
      listAccount: v.array(v.unknown()),
      privacy: v.string(),
      contact: v.nullable(supportContactSchema),
      invite: v.string(),
      guideKeno: v.nullable(v.string()),
      guideMax3d: v.nullable(v.string()),
      guideMax3dPro: v.nullable(v.string()),
      guideMega: v.nullable(v.string()),
      guidePower: v.nullable(v.string()),
      bannerAds: v.array(bannerSchema),
      notificationCount: v.number(),
    }),
    { send: () => ({ body: { type: 'public' } }), needs: ['type'] },
  ),
  ...contract.resultGames.map((game) => call(contract.resultsOf(game), v.array(gameResultSchema), page)),
  call(contract.drawStatistics, drawStatisticsSchema, {
    send: () => ({ query: { gameId: 'mega', draws: '20' } }),
    needs: ['gameId'],
  }),
  call(contract.regionalResults, v.array(regionalResultSchema), {
    send: () => ({ query: { resultDate: DRAW_DAY, region: 'MN', itemPerPage: '10' } }),
  }),
  call(contract.lotoChannels, v.array(channelOnSaleSchema), {
    send: () => ({ query: { resultDate: DRAW_DAY } }),
  }),
  call(contract.supportContact, supportContactSchema),
  call(contract.banners, v.array(bannerSchema)),
  call(contract.ownAddress, v.object({ ip: v.string() })),
  call(contract.contents, v.array(contentSchema), { send: () => ({ params: { kind: 'terms' } }) }),
  call(contract.guides, v.array(contentSchema)),
  call(contract.guide, contentSchema, { send: ({ guide }) => ({ params: { id: guide } }) }),
  call(contract.health, v.object({ alive: v.literal(true) })),
  call(contract.ready, v.object({ ready: v.literal(true) })),
];
