import { pickNumbers } from '../../picks';
import { sets, type ByHits } from './balls';
import { hitsOf } from './hits';
import { naiveTicket, nothing, type OracleGame } from './naive';
import { lotto535Table } from './published';
import { between } from './random';
import { lotto535Ticket } from './tickets/balls';

const consolation = [lotto535Table.consolation] as const;
const withSpecial: ByHits = {
  0: consolation,
  1: consolation,
  2: consolation,
  3: [lotto535Table.fourth],
  4: [lotto535Table.second],
  5: [lotto535Table.jackpot],
};
const withoutSpecial: ByHits = { 3: [lotto535Table.fifth], 4: [lotto535Table.third], 5: [lotto535Table.first] };

export const oracle: OracleGame<'lotto535'> = {
  published: Object.values(lotto535Table),
  takeApart: ({ mainNumbers, specialNumbers }) =>
    naiveTicket({
      plays: sets(mainNumbers, 5, 35).flatMap((main) => specialNumbers.map((special) => ({ main, special }))),
      stake: 1,
      judge: ({ numbers, specialNumber }) => {
        const drawn = new Set(numbers);
        return ({ main, special }) =>
          (special === specialNumber ? withSpecial : withoutSpecial)[hitsOf(main, drawn)] ?? nothing;
      },
    }),
  generateDraw: (random) => ({
    numbers: pickNumbers({ random, from: 1, to: 35, count: 5 }),
    specialNumber: between(random, 1, 12),
  }),
  madeTicket: lotto535Ticket,
};
