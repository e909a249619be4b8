import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'The tickets of a draw are looked at, saved or passed on as one picture.',
  not: 'On a page it is a Receipt or TicketCard: text there can be read, copied and made larger.',
  anatomy: {
    svg: 'One drawing in the theme’s colors: head with its game’s flower, paper with waves, notches, stub. Gold with the drum’s sun once it has won.',
    text: 'The game, or what was won; all words are text in it.',
    'circle, rect': 'The numbers as balls or groups.',
  },
  dos: { 'Leave out what others must not know.': null },
  donts: { 'Draw what is not on the ticket: luck, a hand, money.': null },
  keys: 'A picture; its page has the button that saves it.',
  heard: 'An image whose name is the whole ticket: game, draw, each ticket’s numbers; of gold, the prize first.',
  words: 'Dates in full, “21/08/2026”; what others must not know as dots, “••••-••••-••••”.',
};
