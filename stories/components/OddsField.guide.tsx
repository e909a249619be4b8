import { OddsField } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A chance is so small that its figure alone says nothing.',
  not: 'The odds of every tier stand in a table; how often a number was drawn is a BarChart.',
  anatomy: {
    svg: 'Up to 9,000 dots, all alike.',
    'span:first-of-type': 'The dot that the ticket is in.',
    'span:last-of-type': 'What points at it.',
    figcaption: 'How many dots there are, and what each stands for.',
  },
  dos: {
    'With the figure above it, and the odds of the other prizes below.': (
      <OddsField outcomes={8_145_060} label="Vé của bạn ở trong chấm này" />
    ),
  },
  donts: {
    'A place near others that were drawn: no dot is nearer to winning.': (
      <OddsField outcomes={1000} label="Suýt trúng!" />
    ),
  },
  keys: 'None: the sheet or page around it scrolls.',
  heard: 'One image: how many dots there are, what each stands for, and that the ticket is in one.',
  words: 'Six words at the dot.',
};
