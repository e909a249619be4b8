import { loadOnce } from '../../shared/lazyScreen';
import { methodName, numbersOf, type GamePresentation } from '../gamePresentation';

export const lotto535: GamePresentation<'lotto535'> = {
  figures: ({ mainNumbers, specialNumbers }) => ({ balls: mainNumbers, bonus: specialNumbers }),
  playLabel: methodName,
  matchesBonus: true,
  countsMatches: true,
  conditions: {
    'Giải Độc Đắc': '5 số và số đặc biệt',
    'Giải Nhất': '5 số',
    'Giải Nhì': '4 số và số đặc biệt',
    'Giải Ba': '4 số',
    'Giải Tư': '3 số và số đặc biệt',
    'Giải Năm': '3 số',
    'Giải Khuyến Khích': 'Số đặc biệt',
  },
  jackpotName: 'Độc Đắc',
  guide: loadOnce(async () => (await import('./guide')).lotto535Tables()),
  typed: {
    hint: '5 số, cách nhau bằng dấu cách. Ví dụ: 03 09 17 24 31',
    special: { label: 'Số đặc biệt', hint: 'Từ 1 đến 12' },
    read: ({ main, special }) => ({ mainNumbers: numbersOf(main), specialNumbers: numbersOf(special) }),
  },
};
