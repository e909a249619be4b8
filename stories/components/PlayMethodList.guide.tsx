import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A game can be played in several ways with prices of their own.',
  not: 'Two ways are a Segment; a level alone is a ChipGroup.',
  anatomy: {
    '[role="radiogroup"]': 'The rows, in a sheet with its button below.',
    label: 'One way: name, what it asks for, price.',
  },
  dos: { 'The price of one ticket at the end of its row.': null },
  donts: { 'Choose and close at once: the price would be bought unseen.': null },
  keys: { 'Arrow keys': 'change the way without closing the sheet' },
  heard: 'Radio buttons with name, detail and price.',
  words: '“Bao 8”, then “8 số · 28 bộ”; the price in full.',
};
