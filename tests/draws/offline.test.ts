import { DAY, feedOf, gameIds, rulesOf, type GameId } from '@veloc/rules';
import { seededRandom } from '@veloc/rules/testing';
import { expect, it } from 'vitest';
import type { DrawRecord } from '../../backend/results/drawRecord';
import { seedOfRun } from '../../backend/testing/seed';
import { offlineTrial } from './offlineTrial';

const DRAWS = 25;
const TICKETS = 8;
const seed = seedOfRun();

/** Draws by chance, one a day; `npm run test:draws` has real ones. */
function records(gameId: GameId): DrawRecord[] {
  const random = seededRandom(seed);
  return Array.from({ length: DRAWS }, (_, index) => {
    const drawn = rulesOf(gameId).simulate(random);
    return {
      feed: feedOf[gameId],
      drawNo: feedOf[gameId] === 'regional' ? null : String(9_000 + index),
      channel: feedOf[gameId] === 'regional' ? { id: 'hue', name: 'Huế', region: 'MT' } : null,
      dialAt: new Date(Date.parse('2026-06-01T06:00:00Z') + index * DAY),
      timed: true,
      printed: null,
      special: null,
      tiers: null,
      ...drawn,
    };
  });
}

it.each(gameIds)('a phone judges tickets of %s by a signed pack as the server and the oracle do', async (gameId) => {
  const { differences, ...trial } = await offlineTrial({ gameId, records: records(gameId), tickets: TICKETS, seed });
  expect(differences).toEqual([]);
  expect(trial).toMatchObject({ draws: DRAWS, comparisons: DRAWS * TICKETS });
  expect(trial.wins).toBeGreaterThan(0);
});
