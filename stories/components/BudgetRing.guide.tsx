import { BudgetRing, Inline, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A player sees money: how much of the own budget is spent, beside the balance or alone.',
  not: 'Time or work that goes on is a ProgressBar; how several values compare is a BarChart.',
  anatomy: {
    'circle:first-child': 'The budget.',
    'circle:last-child': 'What of it is spent, clockwise from the top; a large ring says both amounts inside.',
  },
  dos: {
    'Small beside the words that tell the amounts.': (
      <Inline gap={8}>
        <BudgetRing spent={190_000} budget={500_000} />
        <Text as="span" size="label">
          Tháng này 190.000 ₫ / 500.000 ₫
        </Text>
      </Inline>
    ),
  },
  donts: {
    'A ring alone, whose share nobody can read.': <BudgetRing spent={190_000} budget={500_000} />,
  },
  keys: 'It shows, and takes no key; what leads to the budget is a link around or beside it.',
  heard: 'An image named by both amounts and the percent.',
  words: 'It says the amounts itself; beside the small one stand five words at most.',
};
