import { pickNumbers } from '../../picks';
import { sets, type ByHits } from './balls';
import { hitsOf } from './hits';
import { naiveTicket, nothing, type OracleGame } from './naive';
import { megaTable } from './published';
import { megaTicket } from './tickets/balls';

const mega: ByHits = { 3: [megaTable.third], 4: [megaTable.second], 5: [megaTable.first], 6: [megaTable.jackpot] };

export const oracle: OracleGame<'mega'> = {
  published: Object.values(megaTable),
  takeApart: ({ listNumber }) =>
    naiveTicket({
      plays: sets(listNumber, 6, 45),
      stake: 1,
      judge: ({ numbers }) => {
        const drawn = new Set(numbers);
        return (play) => mega[hitsOf(play, drawn)] ?? nothing;
      },
    }),
  generateDraw: (random) => ({ numbers: pickNumbers({ random, from: 1, to: 45, count: 6 }) }),
  madeTicket: megaTicket,
};
