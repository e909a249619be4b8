import { Inline, Money, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Pieces as wide as they are stand beside each other: chips, a title and its badge, the two ends of a line.',
  not: 'Parts of one width are Columns; a choice of chips is a ChipGroup, which brings its own row.',
  anatomy: { 'div:has(> * + *)': 'The line; it goes on below where there is no room.' },
  dos: {
    'Let it wrap, for large text and long names.': (
      <Inline justify="space-between">
        <Text>Tổng tiền</Text>
        <Money amount={30_000} />
      </Inline>
    ),
  },
  donts: { 'One line at any price: the last piece is then pushed out.': null },
  keys: 'Pieces are reached in the order they are written, whatever end they stand at.',
  heard: 'Silent; pieces are read one after the other, without a pause between lines.',
  words: 'Facts of one sentence are not parted by room but by “ · ”, in one Text.',
};
