import { Digits, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Figures change in place or stand under each other: a clock, a code, a column.',
  not: 'An amount is Money, which aligns by `aligned`. Numbers of a draw are balls or tiles.',
  anatomy: { 'span[aria-hidden="true"]': 'The figures, each on a field of one width.' },
  dos: {
    'Columns whose figures stand under each other.': (
      <>
        <Digits text="1.111.111" />
        <br />
        <Digits text="8.888.888" />
      </>
    ),
  },
  donts: {
    'Running text: the gaps of the 1 are seen there.': (
      <Text>
        Quay lúc <Digits text="18:11" /> ngày <Digits text="11/11" />.
      </Text>
    ),
  },
  keys: 'Only a look for figures: there is nothing to reach.',
  heard: 'The plain text once; the separate figures are silent, so nobody hears them spelled.',
  words: 'Whatever the figures are, written as without it.',
};
