import { DigitTiles } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A number of digits is shown or typed, a tile each: “168”.',
  not: 'Balls are NumberBall; a code is an OtpField; digits in running text are Digits.',
  anatomy: { 'span[aria-hidden="true"]': 'One digit in its tile, in the accent.' },
  dos: {
    'A tile for each digit, also for the leading zero.': <DigitTiles label="Bộ số" groups={['039']} length={3} />,
  },
  donts: { 'Tiles for an amount.': <DigitTiles label="Giá" groups={['10000']} length={5} /> },
  keys: {
    '0 to 9, Backspace': 'type and take back, where it can be typed into',
    'Arrow keys': 'lead to the group before and after',
  },
  heard: 'One group is one thing: its name, its digits, what is missing, whether it was drawn.',
  words: 'The label is one group, “Bộ số”; of several one hears “Bộ số 2”.',
};
