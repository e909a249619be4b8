import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Everything between the head and the foot of one page.',
  not: 'Parts within a part are a Stack. The column itself and what stands beside it are an AppFrame.',
  anatomy: { main: 'Off the edges by 16 px, which do not grow with the text.' },
  dos: { 'One a page, `as="main"`.': null },
  donts: { 'Paddings of a part’s own against the edge of the screen.': null },
  keys: 'A page is scrolled; only what is in it is reached.',
  heard: 'With `as="main"` one can leap to it past the head.',
  words: 'A page has one thought, and that is the title of its head.',
};
