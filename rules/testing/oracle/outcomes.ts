import { naiveTicket, nothing, type NaiveGame } from './naive';
import type { OutcomeRow } from './published';

const sides = {
  even: (number: number) => number % 2 === 0,
  odd: (number: number) => number % 2 === 1,
  big: (number: number) => number >= 41,
  small: (number: number) => number <= 40,
} as const;

export function naiveOutcomes(table: readonly OutcomeRow[]): NaiveGame<'kenoeo' | 'kenoud'> {
  const wins = new Map(table.map((row) => [row, [row]]));
  return {
    published: table,
    takeApart: ({ playMethod, betAmount }) =>
      naiveTicket({
        plays: [playMethod],
        stake: betAmount / 10_000,
        judge: ({ numbers }) => {
          return (bet) => {
            const won = table.find(({ bet: name, side, from, to }) => {
              const count = numbers.filter(sides[side]).length;
              return name === bet && count >= from && count <= to;
            });
            return (won && wins.get(won)) ?? nothing;
          };
        },
      }),
  };
}
