import { drawsOfDay, gameIds, rulesOf } from '@veloc/rules';
import { expect, it } from 'vitest';
import { backendGames } from './registry';

// A Monday without holidays near it.
const MONDAY = Date.parse('2026-08-17T00:00:00+07:00');
const DAY = 86_400_000;

it.each(gameIds.filter((gameId) => rulesOf(gameId).drawsAWeek !== undefined))(
  'the odds of %s count with as many draws as a week has',
  (gameId) => {
    const { schedule } = backendGames[gameId];
    const draws = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => drawsOfDay(schedule, MONDAY + day * DAY));
    expect(draws).toHaveLength(rulesOf(gameId).drawsAWeek ?? 0);
  },
);
