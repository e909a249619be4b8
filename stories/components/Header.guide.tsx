import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A main page begins: menu, logo, balance, bell.',
  not: 'A page below is a PageHeader, a game’s a GameHeader, a draw’s a ResultHeader.',
  anatomy: {
    header: 'The lacquer bar; it stays at the top unless something continues on it.',
    'header button': 'Opens the menu (Sidebar).',
    'header a': 'The logo leads home.',
    'header button:last-of-type': 'The bell with what is unread.',
  },
  dos: { 'A guest’s way to log in where the balance would be.': null },
  donts: { 'Another button in the bar: it has no room at 320 px.': null },
  keys: { Tab: 'menu, logo, balance, bell, in this order' },
  heard: 'The bell says how many are unread, not only its dot.',
  words: 'Only the shop’s name. Above 99 the bell says “99+”.',
};
