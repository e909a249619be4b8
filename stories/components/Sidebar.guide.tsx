import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'The whole shop is one press away, from the menu of the Header.',
  not: 'Its main places are in the TabBar. The settings of a thing are in a BottomSheet.',
  anatomy: {
    '[role="dialog"]': 'From the left edge of the column, over the darkened page.',
    '[role="dialog"] p': 'Whose shop it is.',
    '[role="dialog"] nav a': 'One place; the one that one is on is marked.',
    '[role="switch"]': 'Light or dark.',
  },
  dos: { 'Places in the order they are wanted.': null },
  donts: { 'A place that the bar has already, and nothing else.': null },
  keys: { Escape: 'closes the menu', Tab: 'walks its rows in a circle' },
  heard: 'A dialog “Danh mục” with a navigation in it; the current place is heard as current.',
  words: 'Places are nouns, “Vé của tôi”. At the foot always “Từ đủ 18 tuổi · Chơi có trách nhiệm”.',
};
