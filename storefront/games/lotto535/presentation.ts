import { loadOnce } from '../../shared/lazyScreen';
import { methodName, numbersOf, type GamePresentation } from '../gamePresentation';

export const lotto535: GamePresentation<'lotto535'> = {
  petals: 11,
  figures: ({ mainNumbers, specialNumbers }) => ({ balls: mainNumbers, bonus: specialNumbers }),
  playLabel: methodName,
  matchesBonus: true,
  countsMatches: true,
  drawnCount: 6,
  conditions: {
    jackpot: '5 số và số đặc biệt',
    first: '5 số',
    second: '4 số và số đặc biệt',
    third: '4 số',
    fourth: '3 số và số đặc biệt',
    fifth: '3 số',
    consolation: 'Số đặc biệt',
  },
  jackpotName: 'Độc Đắc',
  guide: loadOnce(async () => (await import('./guide')).lotto535Tables()),
  typed: {
    hint: '5 số, cách nhau bằng dấu cách. Ví dụ: 03 09 17 24 31',
    special: { label: 'Số đặc biệt', hint: 'Từ 1 đến 12' },
    read: ({ main, special }) => ({ mainNumbers: numbersOf(main), specialNumbers: numbersOf(special) }),
  },
};
