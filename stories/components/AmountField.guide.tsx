import { AmountField } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'One amount is the page’s reason: how much to top up, to withdraw.',
  not: 'An amount among other things is an AmountPicker. A number of tickets is a QuantityStepper. What is only shown is Money.',
  anatomy: {
    label: 'Says whose amount it is.',
    input: 'The amount, the largest thing of the page; it becomes smaller from twelve figures on.',
    '[role="group"] button': 'Amounts to take by a press.',
  },
  dos: {
    'Offer the amounts most players take.': (
      <AmountField label="Số tiền muốn nạp" defaultValue={200_000} options={[100_000, 200_000, 500_000]} />
    ),
  },
  donts: {
    'Fill in more than was asked for.': (
      <AmountField label="Số tiền muốn nạp" defaultValue={5_000_000} options={[5_000_000, 10_000_000]} />
    ),
  },
  keys: {
    Digits: 'set their dots by themselves; the caret stays behind the digit typed',
    'Point, comma':
      'begin the decimals, where the currency has some and the language does not part thousands by that sign; else they are passed over',
    Tab: 'goes from the field to each choice',
  },
  heard:
    'The ₫ sign is silent, so name the currency in the label where it could be another. A choice is heard as pressed while it is the amount.',
  words:
    '“200.000”, with the sign of the currency where the language puts it: “€12.50”. Limits in the hint: “Từ 10.000 ₫ đến 50.000.000 ₫”.',
};
