import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A shop has a router: once, around everything, so that links do not load the page anew.',
  not: 'A single link that leads out of the shop needs nothing. Paths themselves are the host’s.',
  anatomy: 'It draws nothing; what stands inside it navigates as the host’s router does.',
  dos: { 'Hand over the router’s own link component.': null },
  donts: { 'Handle presses on each component instead: the middle button and “open in a new tab” are then lost.': null },
  keys: 'Links keep what a browser does with them, Ctrl and Enter included.',
  heard: 'Links stay links, with `aria-current` where the host sets it.',
  words: 'It has none.',
};
