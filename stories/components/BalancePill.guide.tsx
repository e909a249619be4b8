import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'The wallet’s balance stands in the bar and leads to topping up.',
  not: 'On the wallet’s own page it is a Receipt with Money; in a sentence Money. A guest has a LoginPill.',
  anatomy: {
    a: 'All of the pill leads to topping up.',
    'a svg': 'The wallet; it goes where there is no room.',
    'a > span > span:last-child': 'The plus.',
  },
  dos: { 'Dots where others may look on.': null },
  donts: { 'An old balance while the new one is on its way: show the bar.': null },
  keys: { Enter: 'opens topping up' },
  heard: 'A link: balance, then what it does. Hidden, it says that it is, and no amount.',
  words: 'The amount with ₫, never rounded; from twelve figures on in a smaller size.',
};
