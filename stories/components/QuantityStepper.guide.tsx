import { QuantityStepper } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A small whole number is changed by one or two: tickets of a line, draws in a row.',
  not: 'An amount of money is an AmountField or an AmountPicker. A number that is mostly ten or more is chosen from a ChipGroup first.',
  anatomy: {
    button: 'One less; at the end it stays and says why.',
    output: 'The number, of a width that three figures fit.',
    'button:last-of-type': 'One more.',
  },
  dos: {
    'Say why it goes no further.': (
      <QuantityStepper label="Số lượng" defaultValue={3} max={3} maxReason="Chỉ còn 3 vé của số này" />
    ),
  },
  donts: {
    'Large steps: nobody presses forty times.': <QuantityStepper label="Số tiền" defaultValue={250} max={999} />,
  },
  keys: { 'Arrow up, arrow down': 'step from either button' },
  heard: 'A group by its label with the number as its output; each step is heard, and so is the reason at an end.',
  words: 'The label names what is counted, “Số lượng vé Mega”; the number has no unit behind it.',
};
