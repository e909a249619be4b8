import {
  contract,
  feedOf,
  feeds,
  pastDrawsRequestSchema,
  regionalResultsRequestSchema,
  resultPackRequestSchema,
  resultsRequestSchema,
  statisticsRequestSchema,
} from '@veloc/rules';
import { Hono } from 'hono';
import { soldBookOf } from '../books/read';
import { ok } from '../http/answer';
import { query } from '../http/body';
import { describeUnchanged } from '../http/describe';
import type { AppEnv } from '../http/env';
import { notFound } from '../http/httpError';
import { matchesTag } from '../http/matchesTag';
import { route } from '../http/route';
import { nextCursor, okPage } from '../http/page';
import { correctionsOf } from '../results/corrections';
import { gameResult, regionalResult } from '../results/gameResult';
import { drawById, newestDraws, regionalDraws } from '../results/lists';
import { packSince, resultPacks } from '../results/resultPacks';
import type { Shop } from '../shop';
import { drawStatistics } from '../statistics/drawStatistics';
import { pastDraws } from '../statistics/pastDraws';

const PACK = {
  'Content-Type': 'text/plain; charset=utf-8',
  // Whoever has one asks with its tag.
  'Cache-Control': 'public, no-cache',
  Vary: 'Accept-Encoding',
};

/** Result lists, newest first, and signed packs of the newest; guests may read them. */
export function resultRoutes(shop: Shop) {
  const routes = new Hono<AppEnv>();
  const statistics = drawStatistics(shop);
  const past = pastDraws(shop);
  const packOf = resultPacks(shop);
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
  routes.on(
    ...route(contract.resultPack, 'The newest results of a feed of draws, signed together'),
    describeUnchanged(),
    query(contract.resultPack, resultPackRequestSchema),
    async (c) => {
      const feed = feeds.find((known) => known === c.req.param('feed'));
      const pack = feed ? await packOf(feed) : null;
      if (!pack) throw notFound();
      const { after } = c.req.valid('query');
      const headers = { ...PACK, ETag: pack.tag };
      if (matchesTag(c.req.header('If-None-Match'), pack.tag)) return c.body(null, 304, headers);
      const text = after === undefined ? pack.text : packSince(pack, after);
      const takesBrotli = /\bbr\b/.test(c.req.header('Accept-Encoding') ?? '');
      return text === pack.text && takesBrotli
        ? c.body(await pack.brotli(), 200, { ...headers, 'Content-Encoding': 'br' })
        : c.body(text, 200, headers);
    },
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
