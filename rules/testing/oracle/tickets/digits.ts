import type { RandomSource } from '../../../picks';
import { between, digits, oneOf } from '../random';
import { lotoTable } from '../published';
import type { TicketGenerator } from './generator';

/** Mostly the last digits of one of the drawn numbers. */
function ending(random: RandomSource, drawn: readonly string[], length: number): string {
  const end = oneOf(random, drawn)?.slice(-length) ?? '';
  return end.length === length && random() < 0.8 ? end : digits(random, length);
}

export const lotoTicket: TicketGenerator<'loto'> = ({ random, index, lucky }) => {
  const row = lotoTable[index % lotoTable.length];
  const drawn = (row?.compared ?? []).flatMap((tier) => lucky.prizes[tier] ?? []);
  return {
    lotoType: { id: row?.type },
    numbers: ending(random, drawn, row?.digits ?? 2).padStart(4, '-'),
    value: 10_000 * between(random, 1, 100),
  };
};

export const classicTicket: TicketGenerator<'classic'> = ({ random, index, lucky }) => ({
  numbers: ending(random, lucky.prizes.db ?? [], 2 + (index % 3)),
  amount: between(random, 1, 20),
  channelId: 'channel',
  resultDate: '21/08/2026',
});
