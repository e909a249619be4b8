import {
  feedOf,
  gameIds,
  linePrice,
  readLine,
  usualGames,
  type DrawByGame,
  type GameId,
  type LineDraft,
} from '../../../rules/index';
import { generateTickets } from '../../../rules/testing/oracle/index';
import { bundleBeside, drawOf } from '../draws';
import { below, chance, oneOf, type Random } from '../random';
import type { Scene } from './scene';

export const START_OF_GAMES = usualGames();
export const inCart = gameIds.filter((game) => game !== 'classic');
export const atOnce = gameIds.filter((game) => game !== 'classic' && game !== 'loto');
/** Đồng of one play. */
const PLAY = 10_000;
/** Drawn every few minutes, so that tickets come to their end. */
const quick = gameIds.filter((game) => feedOf[game] === 'keno');

export const priceOf = (gameId: GameId, ticket: object, numberPeriod = 1): number =>
  linePrice({ ...readLine({ gameId, ticket: { ...ticket } }), numberPeriod } as never);

/** The numbers of a draw as a ticket: a jackpot, or of Keno a prize that is taxed and has no share. */
const jackpots: { [Game in GameId]?: (draw: DrawByGame[Game]) => object } = {
  keno: ({ numbers }) => ({ listNumber: numbers.slice(0, 6), playMethod: 'LEVEL_6', betAmount: 10_000 }),
  mega: ({ numbers }) => ({ listNumber: numbers }),
  power: ({ numbers }) => ({ listNumber: numbers, powerNumber: 1, playMethod: { id: 'GROUP_6' } }),
  lotto535: ({ numbers, specialNumber }) => ({
    mainNumbers: numbers,
    specialNumbers: [specialNumber],
    playMethod: { id: 'NORMAL' },
  }),
};

/** A ticket of a game, half of the time one that wins in the draw; of some the cheapest, as most people play. */
function ticketOf(
  seed: number,
  random: Random,
  { gameId, periodId }: { gameId: GameId; periodId: string | null },
): object {
  const isLucky = chance(random, 0.5);
  const lucky = drawOf(seed, gameId, isLucky ? (periodId ?? '') : `none ${random()}`);
  const jackpot = jackpots[gameId] as ((draw: object) => object) | undefined;
  if (jackpot && isLucky && chance(random, 0.4)) return jackpot(lucky);
  const tickets = generateTickets({ gameId, random, count: 4, draws: [lucky as never] });
  const [cheapest = {}] = tickets.toSorted((one, other) => priceOf(gameId, one) - priceOf(gameId, other));
  return cheapest;
}

/** A ticket for the draw on sale, or for some that follow: of `runs`, the share of those. */
export async function draftOf(
  { world, page, random }: Scene,
  games: readonly GameId[],
  runs = 0.3,
): Promise<LineDraft> {
  const { listPeriod } = await page.shop.api.currentPeriods();
  const gameId = oneOf(random, games.length > 1 && chance(random, 0.4) ? quick : games);
  const entry = listPeriod.find((one) => one.gameId === gameId);
  const periodId = entry?.periodId ?? null;
  const numberPeriod = chance(random, runs) ? 1 + below(random, Math.min(entry?.maxPeriods ?? 1, 4)) : 1;
  const ticket = ticketOf(world.seed, random, { gameId, periodId });
  return { gameId, ticket, periodId: chance(random, 0.8) ? periodId : null, numberPeriod } as LineDraft;
}

/**
 * Six numbers of Keno that will all be drawn, minutes from now, some with one beside that will not: a prize that is taxed,
 * and large enough to be looked at.
 */
export async function luckyDraft({ world, page, random }: Scene): Promise<LineDraft> {
  const { listPeriod } = await page.shop.api.currentPeriods();
  const periodId = listPeriod.find(({ gameId }) => gameId === 'keno')?.periodId ?? null;
  const draw = drawOf(world.seed, 'keno', periodId ?? '') as DrawByGame['keno'];
  const ticket = chance(random, 0.5) ? jackpots.keno?.(draw) : bundleBeside(draw);
  return { gameId: 'keno', ticket, periodId, numberPeriod: 1 } as LineDraft;
}

const withSystems: ReadonlySet<GameId> = new Set(['mega', 'power', 'lotto535', 'max3dpro']);
/** Đồng that somebody spends on many plays at once. */
const DEAREST_SYSTEM = 1_000_000;

/** One of the ways to play many combinations of a game at once, near its draw, where it shows how many of them win. */
export async function systemDraft({ world, page, random }: Scene): Promise<LineDraft> {
  const { listPeriod } = await page.shop.api.currentPeriods();
  const offered = listPeriod.filter((one) => withSystems.has(one.gameId));
  const soon = offered.filter(({ countDown }) => countDown < 3_600);
  const { gameId, periodId } = oneOf(random, soon.length > 0 ? soon : offered);
  const draws = [drawOf(world.seed, gameId, periodId) as never];
  const systems = generateTickets({ gameId, random, count: 40, draws }).filter((ticket) => {
    const price = priceOf(gameId, ticket);
    return price > PLAY && price <= DEAREST_SYSTEM;
  });
  // The ways have one ticket each, for there are more of the dear ones.
  const ways = new Map(
    systems.map((ticket) => [JSON.stringify((ticket as { playMethod?: object }).playMethod), ticket]),
  );
  return { gameId, ticket: oneOf(random, [...ways.values()]), periodId, numberPeriod: 1 } as LineDraft;
}
