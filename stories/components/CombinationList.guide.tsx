import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A bao plays many sets, and the player wants to see which.',
  not: 'Numbers of one ticket are a DrawResult or NumberTray. Prices by way of playing are a PlayMethodList.',
  anatomy: {
    h2: 'How many there are.',
    'h2 ~ p': 'How they come about.',
    li: 'One set of balls.',
    button: 'Shows more of them.',
  },
  dos: { 'Show six, and all on request.': null },
  donts: { '18,564 sets at once.': null },
  keys: { 'Enter, Space': 'on the foot ask for more sets' },
  heard: 'A region by its heading; each set is one item of a list.',
  words: '“15 bộ số Bậc 4”, the sum as “15 × 10.000 ₫”.',
};
