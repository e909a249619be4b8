import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A ticket may take part in several draws in a row.',
  not: 'How many tickets is a QuantityStepper. One day is a DayPicker.',
  anatomy: {
    '[role="radiogroup"]': 'The cards, three to a row.',
    label: 'So many draws.',
    'label span:last-child': 'How long that takes, or why it cannot be had.',
  },
  dos: { 'The last draw’s day below the number.': null },
  donts: { 'Take the most as the one to begin with.': null },
  keys: { 'Arrow keys': 'choose more draws or fewer' },
  heard: 'Radio buttons: number and time as one.',
  words: '“3 kỳ”, then “24 phút” or “đến 22/11”.',
};
