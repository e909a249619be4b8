import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'The player decides on light or dark for the whole shop, in the menu or the settings.',
  not: 'Any other setting is a Switch with words of its own.',
  anatomy: { button: 'The row; it is a Switch, with its sign and words.', svg: 'The moon, whichever theme is on.' },
  dos: { 'Keep what was chosen, and begin with what the system says.': null },
  donts: { 'Hide it three pages deep: who cannot read needs it now.': null },
  keys: { 'Space, Enter': 'change the theme without moving the page' },
  heard: '“Giao diện tối”, on or off; the change of colors itself is not announced.',
  words: 'It brings its own words; only a `detail` can be added.',
};
