import { feedOf, vietnamDate, type Feed, type PastDraw, type ResultGame } from '@veloc/rules';
import { forEverybody } from '../db/routeShares';
import { detailsOf } from '../draws/storedDraw';
import { newestDraws } from '../results/lists';
import type { Shop } from '../shop';

/** More than ten years of a game with three draws a week, and a month of Keno. */
const MOST_DRAWS = 4_000;
/** Ms in which everybody is told of the same draws. */
const FRESH = 60_000;

/** The numbers of the newest draws of a game, oldest first; a minute old at most. */
export function pastDraws({ db, clock }: Pick<Shop, 'db' | 'clock'>) {
  const kept = new Map<Feed, { readAt: number; draws: Promise<PastDraw[]> }>();
  return ({ gameId }: { gameId: ResultGame }): Promise<PastDraw[]> => {
    const feed = feedOf[gameId];
    const now = clock.now().getTime();
    const known = kept.get(feed);
    if (known && now >= known.readAt && now < known.readAt + FRESH) return known.draws;
    const draws = forEverybody(async () => {
      const rows = await newestDraws(db, feed, { cursor: '0', itemPerPage: MOST_DRAWS });
      return rows.toReversed().map((row) => ({
        drawNo: row.draw_no,
        date: vietnamDate(row.dial_at),
        numbers: row.numbers,
        special: row.special,
        tiers: detailsOf(row).tiers ?? null,
      }));
    });
    // What failed is read again.
    draws.catch(() => kept.delete(feed));
    kept.set(feed, { readAt: now, draws });
    return draws;
  };
}
