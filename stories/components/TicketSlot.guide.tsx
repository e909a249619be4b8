import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A builder has places A to F, each filled by picking.',
  not: 'Bought it is a TicketLine; lists that grow are made of PlayLines and an AddCard.',
  anatomy: {
    button: 'The row opens the picker.',
    'button > span': 'The letter of the place.',
    'button > span:nth-of-type(2)': 'Balls, and dashed places for those that are missing.',
    'button:last-of-type': 'What can be done: dice, pencil or cross, by its state.',
  },
  dos: {
    'Say under the balls what is missing.': null,
    'Say with `prompt` in the first of an empty list how to begin.': null,
  },
  donts: { 'Two actions at the end of a row.': null },
  keys: { Enter: 'opens the picker of this place', Tab: 'leads on to dice, pencil or cross' },
  heard: 'A button by letter and numbers, or that it is empty; the action names the letter again.',
  words: '“Chọn thêm 3 số”: how many, not that something is wrong.',
};
