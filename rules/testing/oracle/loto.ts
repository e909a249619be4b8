import { regionalDraw } from './generatedDraws';
import { naiveTicket, nothing, type OracleGame } from './naive';
import { lotoTable } from './published';
import { lotoTicket } from './tickets/digits';

/** Lô tô: every drawn number of the type's tiers that ends in the digits pays once. */
export const oracle: OracleGame<'loto'> = {
  published: lotoTable,
  takeApart: ({ lotoType, numbers, value }) =>
    naiveTicket({
      plays: [{ type: lotoType.id, digits: numbers.replaceAll('-', '') }],
      stake: value / 10_000,
      judge: ({ prizes }) => {
        return ({ type, digits }) => {
          const row = lotoTable.find((known) => known.type === type && known.digits === digits.length);
          if (!row) return nothing;
          const drawn = row.compared.flatMap((tier) => prizes[tier] ?? []);
          return drawn.filter((number) => number.endsWith(digits)).map(() => row);
        };
      },
    }),
  generateDraw: regionalDraw,
  madeTicket: lotoTicket,
};
