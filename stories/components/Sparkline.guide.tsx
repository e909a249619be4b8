import { Money, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'One value’s way is shown beside words that say it: a jackpot over seven draws.',
  not: 'Values to be compared are a BarChart; a figure that matters by itself is a JackpotFigure.',
  anatomy: {
    svg: 'The line, as high as a word or two; its end is a dot.',
    'details, table, button': 'The figures as a table.',
  },
  dos: {
    'Put the last figure beside it.': (
      <Text>
        Jackpot hiện tại <Money amount={32_684_915_500} />
      </Text>
    ),
  },
  donts: { 'The line alone: without a scale it can be read as anything.': null },
  keys: 'The line takes no key; its table does, where it is not hidden.',
  heard: 'An image by its label, with a sentence on the highest and the lowest; the table has every figure.',
  words: 'The label names value and span: “Jackpot Mega 6/45 bảy kỳ gần nhất”.',
};
