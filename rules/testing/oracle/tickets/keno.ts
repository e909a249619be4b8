import { pickNumbers, type RandomSource } from '../../../picks';
import { numbersOf } from '../../combinations';
import { between, oneOf, someOf } from '../random';
import type { TicketGenerator } from './generator';

/** Bao sizes 3 to 12 with every level each of them has. */
const baos = Array.from({ length: 10 }, (_, at) => at + 3).flatMap((size) =>
  Array.from({ length: Math.min(size - 1, 10) - 1 }, (_, at) => ({ size, bundleLevel: at + 2 })),
);

function stake(random: RandomSource): number {
  return 10_000 * oneOf(random, [1, 2, 5, between(random, 1, 100), 100]);
}

/** Levels and bao in turn. Of each level one ticket hits all of its lucky draw, one misses once, one twice, … */
export const kenoTicket: TicketGenerator<'keno'> = ({ random, index, lucky: { numbers: drawn } }) => {
  const turn = Math.floor(index / 2);
  if (index % 2 === 0) {
    const level = (turn % 10) + 1;
    const misses = Math.min(Math.floor(turn / 10) % 11, level);
    const others = numbersOf({ from: 1, to: 80 }).filter((number) => !drawn.includes(number));
    const listNumber = [...someOf(random, drawn, level - misses), ...someOf(random, others, misses)];
    return { listNumber, playMethod: `LEVEL_${level}`, betAmount: stake(random) };
  }
  const { size, bundleLevel } = baos[turn % baos.length] ?? { size: 3, bundleLevel: 2 };
  const keep = someOf(random, drawn, between(random, 0, size));
  const bundleSelectedNumbers = pickNumbers({ random, from: 1, to: 80, count: size, keep });
  return { isBundleTicket: true, bundleLevel, bundleSelectedNumbers, listNumber: bundleSelectedNumbers };
};

const parityBets = ['EVEN', 'ODD', 'EVEN_1112', 'ODD_1112', 'DRAW_ODD_EVEN'] as const;
const sizeBets = ['UPPER', 'LOWER', 'DRAW_UPPER_LOWER'] as const;

function outcomeTicket(bets: readonly string[]): TicketGenerator<'kenoeo' | 'kenoud'> {
  return ({ random, index, lucky }) => ({
    playMethod: bets[index % bets.length],
    betAmount: stake(random),
    // Numbers may come along and are not played.
    listNumber: index % 3 === 0 ? someOf(random, lucky.numbers, between(random, 1, 10)) : [],
  });
}

export const parityTicket: TicketGenerator<'kenoeo'> = outcomeTicket(parityBets);
export const sizeTicket: TicketGenerator<'kenoud'> = outcomeTicket(sizeBets);
