import { Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'The account’s first page begins: whose it is and the way to change it.',
  not: 'Other pages have a PageHeader, the main ones a Header. A name in a list is a ListRow.',
  anatomy: {
    header: 'The lacquer; the card after it lies half on it.',
    h1: 'The page’s name.',
    'header p': 'Whose account it is, and below it the number with its middle hidden.',
  },
  dos: { 'Hide what others could misuse.': <Text tone="soft">+84 912 ••• 678</Text> },
  donts: { 'More than two ways beside the name.': null },
  keys: { Tab: 'goes to the bell, the links, then the way to change the name' },
  heard: 'A banner with a heading on level one; the letter is silent, for the name is read.',
  words: 'The name as the player wrote it; the letter is that of its last word, by which a Vietnamese is called.',
};
