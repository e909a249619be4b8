import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'The page of one draw begins: what was drawn, and what the jackpots stood at.',
  not: 'A draw in a list is a DrawResult in a Card. A game on sale has a GameHeader.',
  anatomy: {
    header: 'The head in the accent of the game that was drawn.',
    h1: 'Game and draw.',
    'header ul': 'The numbers, the extra one ringed.',
    'header p': 'Day and time, and below the numbers the jackpots.',
  },
  dos: { 'While they are on their way say so below, and keep the place.': null },
  donts: { 'A praise for those who won, or a comfort for those who did not.': null },
  keys: { Tab: 'back, then the action at the right' },
  heard: 'A list named “Các số đã quay” with one number an item; balls of the extra kind are in the same list, last.',
  words: '“POWER 6/55 · Kỳ #01271”, then “Thứ Năm 19/11/2026, 18:00”.',
};
