import { naiveTicket, nothing, type NaiveGame } from './naive';
import { classicTable, lotoTable } from './published';

/** Lô tô: every drawn number of the type's tiers that ends in the digits pays once. */
export const naiveLoto: NaiveGame<'loto'> = {
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
};

/** Classic: the last digits of the Đặc biệt; every one of the tickets bought is a play. */
export const naiveClassic: NaiveGame<'classic'> = {
  published: classicTable,
  takeApart: ({ numbers, amount }) =>
    naiveTicket({
      plays: [numbers],
      stake: amount,
      judge: ({ prizes }) => {
        return (digits) => {
          const isWon = prizes.db?.[0]?.endsWith(digits);
          return isWon ? classicTable.filter((row) => row.digits === digits.length) : nothing;
        };
      },
    }),
};
