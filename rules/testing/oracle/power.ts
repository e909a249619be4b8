import { pickNumbers } from '../../picks';
import { sets, type ByHits } from './balls';
import { hitsOf } from './hits';
import { naiveTicket, nothing, type OracleGame } from './naive';
import { powerTable } from './published';
import { between } from './random';
import { powerTicket } from './tickets/balls';

const power: ByHits = {
  3: [powerTable.third],
  4: [powerTable.second],
  5: [powerTable.first],
  6: [powerTable.jackpot1],
};
const jackpot2 = [powerTable.jackpot2] as const;

/** Jackpot 2 is five of the six and the seventh ball; the player's own power number decides nothing. */
export const oracle: OracleGame<'power'> = {
  published: Object.values(powerTable),
  takeApart: ({ listNumber }) =>
    naiveTicket({
      plays: sets(listNumber, 6, 55),
      stake: 1,
      judge: ({ numbers, powerNumber }) => {
        const drawn = new Set(numbers);
        return (play) => {
          const hits = hitsOf(play, drawn);
          return hits === 5 && play.includes(powerNumber) ? jackpot2 : (power[hits] ?? nothing);
        };
      },
    }),
  generateDraw: (random) => {
    const seven = pickNumbers({ random, from: 1, to: 55, count: 7 });
    const place = between(random, 0, 6);
    return { numbers: seven.filter((_, at) => at !== place), powerNumber: seven[place] ?? 0 };
  },
  madeTicket: powerTicket,
};
