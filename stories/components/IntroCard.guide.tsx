import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Somebody is new, and one thing would help.',
  not: 'News of the shop is a Banner. What is missing in a list is an EmptyState.',
  anatomy: {
    section: 'The lacquer card.',
    h2: 'A short question.',
    p: 'What one gets.',
    a: 'The golden button, the only one of the page.',
  },
  dos: { 'Show it until it was used once, then never again.': null },
  donts: { 'A tour of five cards.': null },
  keys: { Tab: 'stops at the button only' },
  heard: 'A heading on level two and its sentence; sun and gold are silent.',
  words: 'A question as one asks a neighbour, “Mới chơi lần đầu?”, and an answer with a number of minutes.',
};
