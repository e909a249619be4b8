import {
  gameOfFeed,
  periodIdOf,
  vietnamDate,
  vietnamTime,
  type GameId,
  type GameResult,
  type RegionalResult,
  type ResultCorrection,
  type SoldBook,
} from '@veloc/rules';
import { backendGames } from '../games/registry';
import { detailsOf, type DrawRow } from '../draws/storedDraw';
import { inTierOrder, tierName } from './tiers';

/** A stored draw as the result of one of its games. `resultTime` is empty where only the day is known. */
export function gameResult(
  gameId: GameId,
  draw: DrawRow,
  { corrections, book }: { corrections?: ResultCorrection[] | undefined; book?: SoldBook | undefined } = {},
): GameResult {
  const { special } = draw;
  const outcomes = backendGames[gameOfFeed(draw.feed)].outcomes?.(draw.numbers.map(Number));
  return {
    id: draw.id,
    periodId: draw.timed ? periodIdOf(gameId, { dialAt: draw.dial_at, channelId: draw.channel_id }) : draw.id,
    gameId,
    ...(draw.draw_no !== null && { name: `Kỳ #${draw.draw_no}` }),
    resultDate: vietnamDate(draw.dial_at),
    resultTime: draw.timed ? vietnamTime(draw.dial_at) : '',
    numbers: draw.numbers,
    ...(special && { special }),
    ...(outcomes && { outcomes }),
    ...(draw.jackpot1 !== null && { jackpot1: draw.jackpot1 }),
    ...(draw.jackpot2 !== null && { jackpot2: draw.jackpot2 }),
    prizes: inTierOrder(draw.feed, detailsOf(draw).printed ?? {}).map(([tier, { winners, value }]) => ({
      name: tierName(draw.feed, tier),
      count: winners,
      value,
    })),
    simulated: draw.source === 'simulated',
    ...(corrections && { corrections }),
    ...(book && { book }),
  };
}

/** A stored regional draw; tiers are named DB and G1 to G8. */
export function regionalResult(draw: DrawRow, corrections?: ResultCorrection[]): RegionalResult {
  const { tiers = {} } = detailsOf(draw);
  return {
    channelId: draw.channel_id ?? '',
    channelName: draw.channel_name ?? '',
    resultDate: vietnamDate(draw.dial_at),
    prizes: Object.fromEntries(Object.entries(tiers).map(([tier, numbers]) => [tier.toUpperCase(), numbers])),
    ...(corrections && { corrections }),
  };
}
