import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A desktop has room over the column: in the `top` of an AppFrame, where `useHasPanels` says so.',
  not: 'On anything narrower the main places are in the TabBar, which it stands in for.',
  anatomy: {
    nav: 'The bar over the column and what is beside it.',
    'nav a': 'A place, in words alone.',
    'nav a[aria-current]': 'The page that is open: filled and bold.',
    'nav a span[aria-hidden="true"]': 'How much waits there, from 1 on.',
  },
  dos: { 'The places of the TabBar by the same names, with the player’s own at the end.': null },
  donts: { 'A bar of two lines: what does not fit is in the Sidebar.': null },
  keys: { Tab: 'from place to place, before the page', Enter: 'goes to the place' },
  heard: 'As of a TabBar: a named navigation, and a count after its place.',
  words: 'As in the TabBar, so that one word leads to one page on every screen.',
};
