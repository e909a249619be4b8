import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'The shop’s two to five main places stay within the thumb’s reach.',
  not: 'Parts of one page are Tabs; everything else is in the Sidebar.',
  anatomy: {
    nav: 'The bar at the foot of the column.',
    'nav a': 'One place: its sign over its name.',
    'nav a[aria-current]': 'The place one is on: color, weight and a mark.',
    'nav a span span[aria-hidden="true"]': 'What waits there, shown from 1 on.',
  },
  dos: { 'Count only what waits for the player.': null },
  donts: { 'A place that opens a popup.': null },
  keys: { Enter: 'goes to the place; the five are five stops' },
  heard: 'A navigation with a name; the count follows the place’s name, “Giỏ hàng (3)”.',
  words: 'One or two words a place, the same as the title of its page.',
};
