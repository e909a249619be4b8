import { combinations, numbersOf } from '../combinations';
import { hitsOf } from './hits';
import { naiveTicket, nothing, type NaiveGame } from './naive';
import { lotto535Table, megaTable, powerTable, type Prize } from './published';

/** Numbers hit to what such a play wins. */
type ByHits = Readonly<Record<number, readonly Prize[]>>;

/** All sets of `size` numbers; of one number too few, that set joined by every other ball of the drum. */
function sets(numbers: readonly number[], size: number, balls: number): number[][] {
  if (numbers.length >= size) return [...combinations(numbers, size)];
  return numbersOf({ from: 1, to: balls })
    .filter((ball) => !numbers.includes(ball))
    .map((ball) => [...numbers, ball]);
}

const mega: ByHits = { 3: [megaTable.third], 4: [megaTable.second], 5: [megaTable.first], 6: [megaTable.jackpot] };

export const naiveMega: NaiveGame<'mega'> = {
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
};

const power: ByHits = {
  3: [powerTable.third],
  4: [powerTable.second],
  5: [powerTable.first],
  6: [powerTable.jackpot1],
};
const jackpot2 = [powerTable.jackpot2] as const;

/** Jackpot 2 is five of the six and the seventh ball; the player's own power number decides nothing. */
export const naivePower: NaiveGame<'power'> = {
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
};

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

export const naiveLotto535: NaiveGame<'lotto535'> = {
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
};
