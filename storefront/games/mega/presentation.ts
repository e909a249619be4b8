import { megaMethods } from '@veloc/rules';
import { loadOnce } from '../../shared/lazyScreen';
import { methodName, numbersOf, type GamePresentation } from '../gamePresentation';

export const mega: GamePresentation<'mega'> = {
  petals: 5,
  figures: ({ listNumber }) => ({ balls: listNumber }),
  playLabel: methodName,
  countsMatches: true,
  drawnCount: 6,
  conditions: { jackpot: '6 số', first: '5 số', second: '4 số', third: '3 số' },
  guide: loadOnce(async () => (await import('./guide')).megaTables()),
  typed: {
    hint: '6 số, hoặc nhiều hơn nếu bao, cách nhau bằng dấu cách. Ví dụ: 05 17 23 31 40 44',
    read: ({ main }) => {
      const numbers = numbersOf(main);
      return { listNumber: numbers, playMethod: megaMethods.find(({ lengthGame }) => lengthGame === numbers.length) };
    },
  },
};
