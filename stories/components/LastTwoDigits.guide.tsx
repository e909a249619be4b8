import { LastTwoDigits } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

const draw = { name: 'Long An', numbers: ['59', '743', '8280', '242366'], special: '242366' };

export const guide: Guide = {
  when: 'The last two digits of a regional draw are looked up.',
  not: 'The draw itself is a DrawTable; how often a number came up is a BarChart.',
  anatomy: {
    'tbody th': 'The first of the two digits.',
    td: 'What came after it, smallest first; a dash for nothing.',
    strong: 'The pair of the special prize.',
  },
  dos: {
    'One draw by its first and its last digit.': <LastTwoDigits label="Hai số cuối" draws={[draw]} />,
  },
  donts: {
    'Digits as a forecast: the table says what came, and nothing of what will.': (
      <LastTwoDigits label="Số sắp về" draws={[{ ...draw, special: null }]} />
    ),
  },
  keys: 'It is read; a keyboard does not stop in it.',
  heard: 'A table with the digits as headings; “giải đặc biệt” after the marked one, “không có” for a dash.',
  words: '“Đầu” and “Đuôi”, as those who look it up say.',
};
