import {
  contract,
  feedOf,
  pastDrawsRequestSchema,
  regionalResultsRequestSchema,
  resultsRequestSchema,
  statisticsRequestSchema,
} from '@veloc/rules';
import { Hono } from 'hono';
import { soldBookOf } from '../books/read';
import { ok } from '../http/answer';
import { query } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { nextCursor, okPage } from '../http/page';
import { correctionsOf } from '../results/corrections';
import { gameResult, regionalResult } from '../results/gameResult';
import { drawById, newestDraws, regionalDraws } from '../results/lists';
import type { Shop } from '../shop';
import { drawStatistics } from '../statistics/drawStatistics';
import { pastDraws } from '../statistics/pastDraws';

/** Result lists, newest first; guests may read them. */
export function resultRoutes(shop: Shop) {
  const routes = new Hono<AppEnv>();
  const statistics = drawStatistics(shop);
  const past = pastDraws(shop);
  for (const gameId of contract.resultGames) {
    routes.on(
      ...route(contract.resultsOf(gameId), `Results of ${gameId}, newest first`),
      query(contract.resultsOf(gameId), resultsRequestSchema),
      async (c) => {
        const { id, ...page } = c.req.valid('query');
        const feed = feedOf[gameId];
        const isPage = id === undefined;
        const draws = await (isPage ? newestDraws(shop.db, feed, page) : drawById(shop.db, feed, id));
        const corrections = await correctionsOf(shop.db, draws);
        const [only] = isPage ? [] : draws;
        const book = only && (await soldBookOf(shop, gameId, only.id));
        const results = draws.map((draw) => gameResult(gameId, draw, { corrections: corrections.get(draw.id), book }));
        return okPage(c, results, isPage ? nextCursor(draws, page.itemPerPage, (last) => last.id) : null);
      },
    );
  }
  routes.on(
    ...route(contract.drawStatistics, 'How often each number came up, and how the jackpots grew'),
    query(contract.drawStatistics, statisticsRequestSchema),
    async (c) => ok(c, await statistics(c.req.valid('query'))),
  );
  routes.on(
    ...route(contract.pastDraws, 'Numbers of past draws, oldest first'),
    query(contract.pastDraws, pastDrawsRequestSchema),
    async (c) => ok(c, await past(c.req.valid('query'))),
  );
  return routes.on(
    ...route(contract.regionalResults, 'Results of the lottery companies of a region, newest first'),
    query(contract.regionalResults, regionalResultsRequestSchema),
    async (c) => {
      const asked = c.req.valid('query');
      const draws = await regionalDraws(shop.db, asked);
      const corrections = await correctionsOf(shop.db, draws);
      return okPage(
        c,
        draws.map((draw) => regionalResult(draw, corrections.get(draw.id))),
        nextCursor(draws, asked.itemPerPage, ({ id }) => id),
      );
    },
  );
}
