import { regionalDraw } from './generatedDraws';
import { naiveTicket, nothing, type OracleGame } from './naive';
import { classicTable } from './published';
import { classicTicket } from './tickets/digits';

/** Classic: the last digits of the Đặc biệt; every one of the tickets bought is a play. */
export const oracle: OracleGame<'classic'> = {
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
  generateDraw: regionalDraw,
  madeTicket: classicTicket,
};
