import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'The shop shows who it is: in the bar, on a document.',
  not: 'A game has its GameMark. An ornament is a Sunburst.',
  anatomy: {
    svg: 'A ticket with a bud; it keeps its colors in both themes.',
    span: 'The name, in the color of the place.',
  },
  dos: { 'Let it lead home, where it stands in a bar.': null },
  donts: { 'Draw it anew in another color.': null },
  keys: 'By itself it leads nowhere; in the Header it is a link home.',
  heard: 'The name once, also where only the mark is seen.',
  words: '“Vé Lộc”, two words with a capital each; nothing is put before or behind it.',
};
