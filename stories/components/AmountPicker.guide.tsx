import { AmountPicker } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'An amount is one of several choices, and most players take one of five.',
  not: 'The amount of a whole page is an AmountField; a number without ₫ a QuantityStepper.',
  anatomy: {
    '[role="radiogroup"]': 'The amounts as chips, and “Số khác” for any other.',
    '[role="radiogroup"] label': 'One amount; a press takes it.',
  },
  dos: {
    'Name the limits before they are broken.': (
      <AmountPicker
        label="Số tiền dự thưởng"
        options={[10_000, 20_000, 50_000]}
        defaultValue={10_000}
        min={10_000}
        max={1_000_000}
        step={10_000}
      />
    ),
  },
  donts: {
    'Ten amounts: the row scrolls, and the last are never seen.': (
      <AmountPicker
        label="Số tiền"
        options={[10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000]}
        defaultValue={10_000}
        min={10_000}
        max={90_000}
        step={10_000}
      />
    ),
  },
  keys: {
    'Arrow keys':
      'take the next and the previous amount; “Số khác” opens a field that Tab leads to, or that a press goes to at once',
  },
  heard: 'Radio buttons by their amounts. What is wrong with another amount is announced while it is typed.',
  words: 'Amounts in full with ₫; “Số khác”, not “Tùy chọn khác…”.',
};
