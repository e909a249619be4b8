import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A ticket is to be saved or passed on as one picture.',
  not: 'On a page it is a Receipt or TicketCard: text there can be read, copied and made larger.',
  anatomy: {
    svg: 'One drawing in the theme’s colors.',
    text: 'The game; all words are text in it.',
    'circle, rect': 'The numbers as balls or groups.',
  },
  dos: { 'Leave out what others must not know.': null },
  donts: { 'Draw what is not on the ticket: luck, a hand, money.': null },
  keys: 'A picture; its page has the button that saves it.',
  heard: 'An image whose name is the whole ticket: game, draw, way of playing, numbers.',
  words: 'Facts of two columns, dates in full, “21/08/2026”; a phone with its middle hidden.',
};
