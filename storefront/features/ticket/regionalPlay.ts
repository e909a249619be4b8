import { prizesOf, southernShape, type GameLine } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';

type RegionalDraw = Parameters<typeof prizesOf<'loto'>>[2];

const USUAL_STAKE = 10_000;

/** 'Cuối', 'Cuối · 50.000 ₫', 'Đài Bến Tre · 2 vé'; null for the games that no lottery company draws. */
export function regionalPlayLabel({ gameId, ticket }: GameLine): string | null {
  if (gameId === 'loto') {
    const { lotoType, value } = ticket;
    return value === USUAL_STAKE ? lotoType.name : `${lotoType.name} · ${formatMoney(value)}`;
  }
  return gameId === 'classic' ? `Đài ${ticket.channelName} · ${ticket.amount} vé` : null;
}

/** Whether a ticket has won in a draw, of which a purchase carries the 18 numbers in a row; null for other games. */
export function wonRegionally({ gameId, ticket }: GameLine, drawn: readonly (number | string)[]): boolean | null {
  if (gameId !== 'loto' && gameId !== 'classic') return null;
  return prizesOf(gameId, ticket, regionalDrawOf(drawn)).length > 0;
}

/**
 * The numbers given back to their tiers: the shape of a draw is the same for every company of the south and the centre.
 */
export function regionalDrawOf(drawn: readonly (number | string)[]): RegionalDraw {
  let from = 0;
  const tiers = Object.entries(southernShape).map(([tier, { count }]) => {
    const numbers = drawn.slice(from, from + count).map(String);
    from += count;
    return [tier, numbers];
  });
  return { prizes: Object.fromEntries(tiers) };
}
