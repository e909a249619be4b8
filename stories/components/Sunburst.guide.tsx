import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Lacquer or a card needs the shop’s one pattern behind its words.',
  not: 'The sign of the shop is its Logo. A state has a sign of its own.',
  anatomy: { 'span[aria-hidden="true"]': 'The sun of the drum, in the text color of its place.' },
  dos: {
    'Once on a surface, cut by its edge.': null,
    '`withSunburst={false}` in another brand’s shop, on each part that draws it by itself.': null,
  },
  donts: {
    'Behind figures that have to be read.': null,
  },
  keys: 'A pattern, out of every reach.',
  heard: 'No screen reader meets it.',
  words: 'Nothing is written on its rays.',
};
