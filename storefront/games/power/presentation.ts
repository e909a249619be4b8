import { POWER_BALL, powerMethods } from '@veloc/rules';
import { loadOnce } from '../../shared/lazyScreen';
import { methodName, numbersOf, type GamePresentation } from '../gamePresentation';

export const power: GamePresentation<'power'> = {
  petals: 7,
  figures: ({ listNumber, powerNumber }) => ({ balls: listNumber, bonus: [powerNumber] }),
  playLabel: methodName,
  // The Power number of a ticket has no counterpart in the draw (decision G10).
  matchesBonus: false,
  typesBonus: false,
  countsMatches: true,
  drawnCount: 7,
  conditions: {
    jackpot1: '6 số',
    jackpot2: '5 số và số thứ bảy',
    first: '5 số',
    second: '4 số',
    third: '3 số',
  },
  guide: loadOnce(async () => (await import('./guide')).powerTables()),
  typed: {
    hint: '6 số, hoặc nhiều hơn nếu bao, cách nhau bằng dấu cách. Ví dụ: 05 17 23 31 44 52',
    read: ({ main }) => {
      const numbers = numbersOf(main);
      return {
        listNumber: numbers,
        // It decides no prize (decision G10), and is asked of every ticket.
        powerNumber: POWER_BALL.from,
        playMethod: powerMethods.find(({ lengthGame }) => lengthGame === numbers.length),
      };
    },
  },
};
