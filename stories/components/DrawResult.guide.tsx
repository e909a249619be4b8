import { DrawResult } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Numbers of a draw are shown, or those of a ticket held against it.',
  not: 'Many numbers by prize are DrawTiers, a whole line of a ticket is a TicketLine. To pick, NumberGrid.',
  anatomy: {
    ul: 'One row, broken between numbers.',
    'li span': 'One ball or group.',
    'li:last-child span': 'The extra number, ringed in gold.',
  },
  dos: {
    'Gold, ring and tick for what was drawn, quiet for the others.': (
      <div data-accent="power">
        <DrawResult aria-label="Vé A" numbers={[5, 12, 23]} matched={[12]} />
      </div>
    ),
  },
  donts: { 'Mark what was nearly drawn.': null },
  keys: 'Numbers are read; nothing is pressed.',
  heard: 'A list; of each number that was drawn one hears “trúng”.',
  words: 'Two figures for balls, all digits for groups; no number is called lucky.',
};
