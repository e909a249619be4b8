import {
  bannerSchema,
  channelOnSaleSchema,
  contentSchema,
  currentPeriodsSchema,
  drawStatisticsSchema,
  gameResultSchema,
  privacySchema,
  regionalResultSchema,
  supportContactSchema,
} from '@veloc/rules';
import * as v from 'valibot';
import { callsOf } from './call';
import { DRAW_DAY } from './fixtures';

const anyone = callsOf('anyone');

const page = { send: () => ({ query: { itemPerPage: '10', cursor: '0' } }) };
const resultsOf = (game: string) => anyone.get(`/client-game-results/get-${game}-v2`, v.array(gameResultSchema), page);

/** What anybody may read. */
export const publicCalls = [
  anyone.get('/client/get-current-period', currentPeriodsSchema),
  anyone.get('/client/client-get-privacy', privacySchema),
  anyone.post(
    '/client/client-get-parameter',
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
  ...['keno', 'power', 'mega', 'max3d', 'max3dpro', 'lotto535'].map(resultsOf),
  anyone.get('/client-game-results/statistics', drawStatisticsSchema, {
    send: () => ({ query: { gameId: 'mega', draws: '20' } }),
    needs: ['gameId'],
  }),
  anyone.get('/client-classic-result/get-list', v.array(regionalResultSchema), {
    send: () => ({ query: { resultDate: DRAW_DAY, region: 'MN', itemPerPage: '10' } }),
  }),
  anyone.get('/client-loto-carts/get-channels', v.array(channelOnSaleSchema), {
    send: () => ({ query: { resultDate: DRAW_DAY } }),
  }),
  anyone.get('/public/support-contact', supportContactSchema),
  anyone.get('/public/banners', v.array(bannerSchema)),
  anyone.get('/public/ip', v.object({ ip: v.string() })),
  anyone.get('/public/contents/:kind', v.array(contentSchema), { send: () => ({ params: { kind: 'terms' } }) }),
  anyone.get('/public/guides', v.array(contentSchema)),
  anyone.get('/public/guides/:id', contentSchema, { send: ({ guide }) => ({ params: { id: guide } }) }),
  anyone.get('/health', v.object({ alive: v.literal(true) })),
  anyone.get('/ready', v.object({ ready: v.literal(true) })),
];
