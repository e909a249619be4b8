import { feedOf, type DrawByGame, type GameId } from '../../rules/index';
import { digits, generateDraw } from '../../rules/testing/oracle/index';
import { split, type Random } from './random';

/** What will be drawn in a period: known to the world beforehand, so that some players are lucky. */
export function drawOf(seed: number, gameId: GameId, periodId: string): object {
  // Games of one feed share their draw, so the name of the game in front does not count.
  const slot = periodId.slice(periodId.indexOf(':') + 1);
  return generateDraw(gameId, split(seed, 'draw', feedOf[gameId], slot));
}

/** Seven numbers of Keno in all sets of six, one of which will not be drawn: several prizes at once. */
export function bundleBeside({ numbers }: DrawByGame['keno']): object {
  const beside = Array.from({ length: 80 }, (_, index) => index + 1).find((number) => !numbers.includes(number)) ?? 0;
  const bundleSelectedNumbers = [...numbers.slice(0, 6), beside].toSorted((one, other) => one - other);
  return { isBundleTicket: true, bundleLevel: 6, bundleSelectedNumbers, playMethod: 'LEVEL_6', betAmount: 10_000 };
}

/** A period as the database has it. */
export interface Period {
  id: string;
  game_id: GameId;
  region: 'MN' | 'MT' | 'MB' | null;
  channel_id: string | null;
  status: string;
  dial_at: Date;
}

const vietnam = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString();

function northernPrizes(random: Random): Record<string, string[]> {
  const tiers = { db: [1, 5], g1: [1, 5], g2: [2, 5], g3: [6, 5], g4: [4, 4], g5: [6, 4], g6: [3, 3], g7: [4, 2] };
  return Object.fromEntries(
    Object.entries(tiers).map(([tier, [count = 1, length = 2]]) => [
      tier,
      Array.from({ length: count }, () => digits(random, length)),
    ]),
  );
}

/** The line of a result file that decides a period; `other` draws another one, as a first report that was wrong. */
export function recordOf(seed: number, period: Period, other = 0): Record<string, unknown> {
  const [date = '', clock = ''] = vietnam(period.dial_at).split('T');
  const time = clock.slice(0, 5);
  const drawn = drawOf(seed + other, period.game_id, period.id);
  const drawId = String(Math.floor(period.dial_at.getTime() / 60_000) % 10_000_000).padStart(7, '0');
  const feed = feedOf[period.game_id];
  if (feed === 'regional') {
    const prizes = { prizes: northernPrizes(split(seed + other, 'north', period.id)) };
    const { region, channel_id: channelId } = period;
    return { region, date, channelId, channelName: channelId, ...(region === 'MB' ? prizes : drawn) };
  }
  if (feed === 'keno') {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return { game: 'keno', drawId, date, time, slot: (hours * 60 + minutes - 360) / 8, status: 'confirmed', ...drawn };
  }
  return {
    game: feed,
    drawId: drawId.slice(2),
    date,
    prizes: null,
    ...(feed === 'lotto535' ? { time } : {}),
    ...drawn,
  };
}
