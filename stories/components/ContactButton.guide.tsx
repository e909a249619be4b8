import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Somebody can be reached from every main page.',
  not: 'The ways themselves are in a ContactPopup. It is not an advertisement: nothing else floats.',
  anatomy: { button: 'Floats at the right edge, above the bar, within the thumb’s reach.', svg: 'The headset.' },
  dos: { 'Show that somebody is there only while somebody is.': null },
  donts: { 'Cover the last row: leave it the room it brings.': null },
  keys: { Enter: 'opens the ways to reach somebody' },
  heard: 'Says whether somebody answers now; the green dot alone would not be heard.',
  words: 'It brings its own name, “Liên hệ”.',
};
