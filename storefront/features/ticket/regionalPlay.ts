import { checkTicket, prizesOf, southernShape, type GameId } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';

type RegionalDraw = Parameters<typeof prizesOf<'loto'>>[2];

const USUAL_STAKE = 10_000;

/** 'Cuối', 'Cuối · 50.000 ₫', 'Đài Bến Tre · 2 vé'; null for the games that no lottery company draws. */
export function regionalPlayLabel(gameId: GameId, ticket: unknown): string | null {
  if (gameId === 'loto') {
    const checked = checkTicket(gameId, ticket);
    if (!checked.ok) return '';
    const { lotoType, value } = checked.value;
    return value === USUAL_STAKE ? lotoType.name : `${lotoType.name} · ${formatMoney(value)}`;
  }
  if (gameId === 'classic') {
    const checked = checkTicket(gameId, ticket);
    return checked.ok ? `Đài ${checked.value.channelName} · ${checked.value.amount} vé` : '';
  }
  return null;
}

/** Whether a ticket has won in a draw, of which a purchase carries the 18 numbers in a row; null for other games. */
export function wonRegionally(gameId: GameId, ticket: unknown, drawn: readonly (number | string)[]): boolean | null {
  if (gameId === 'loto') {
    const checked = checkTicket(gameId, ticket);
    return checked.ok && prizesOf(gameId, checked.value, regionalDrawOf(drawn)).length > 0;
  }
  if (gameId === 'classic') {
    const checked = checkTicket(gameId, ticket);
    return checked.ok && prizesOf(gameId, checked.value, regionalDrawOf(drawn)).length > 0;
  }
  return null;
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
