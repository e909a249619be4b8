import { TotalBox } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Amounts belong together and end in a sum: price, fee, total.',
  not: 'One amount is Money. Facts that are no amounts are ReceiptFacts. The sum that is always in reach is a FixedFooter.',
  anatomy: {
    dl: 'The box, on the page or sunken in a card.',
    dt: 'Which amount it is.',
    dd: 'The amount, at the right edge.',
  },
  dos: {
    'The sum last, in the only strong color.': (
      <TotalBox
        rows={[
          { label: 'Tạm tính', amount: 170_000 },
          { label: 'Tổng thanh toán', amount: 170_000, emphasis: 'total' },
        ]}
      />
    ),
  },
  donts: {
    'Two sums: one of them is then a riddle.': (
      <TotalBox
        rows={[
          { label: 'Tổng vé', amount: 170_000, emphasis: 'total' },
          { label: 'Tổng thanh toán', amount: 170_000, emphasis: 'total' },
        ]}
      />
    ),
  },
  keys: 'Amounts are read, so Tab goes past the box.',
  heard: 'Pairs of name and amount, in order; the weight of the sum is heard only in its name.',
  words: 'Names without a colon. A fee of nothing is “0 ₫”, shown rather than left out.',
};
