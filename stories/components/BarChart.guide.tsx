import { Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Values stand side by side and are to be compared: how often each number was drawn.',
  not: 'How one value went is a Sparkline. Two or three values are words. Never as if past draws said what comes.',
  anatomy: {
    figcaption: 'What the chart shows.',
    svg: 'The bars, each with its label and figure, in as many rows as the width asks for.',
    p: 'What is to be seen, or the bar that is pointed at.',
    'details, table, button': 'The same figures as a table, one press away.',
  },
  dos: {
    'Say beside it that each draw stands alone.': (
      <Text size="label" tone="soft">
        Mỗi kỳ quay độc lập: số hay về không dễ về hơn.
      </Text>
    ),
  },
  donts: { 'A color for each bar: the length says it.': null },
  keys: { 'Arrow keys, Home, End': 'go from bar to bar and read each', Tab: 'leads on to the table' },
  heard: 'A group named by the title and described by a sentence; each bar is an image with label and value.',
  words: 'Figures are written as elsewhere, “1.234”; the sentence names the highest and the lowest, without advice.',
};
