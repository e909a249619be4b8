import { DrawTable } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';
import { southernDraws, southernTiers } from '../support/regionalDraws';

export const guide: Guide = {
  when: 'Draws of several companies on one day are read side by side, or one draw of many prizes.',
  not: 'Numbers of one ticket or of one drum are a DrawResult; a few tiers in a card are DrawTiers.',
  anatomy: {
    thead: 'A company a column.',
    'tbody th': 'The prize, as the page of results abbreviates it; it stays where the numbers are moved.',
    td: 'What was drawn for it; its last digits carry a mark when they are looked for.',
    '[data-emphasis="special"]': 'The special prize, large and red.',
  },
  dos: {
    'Two to four companies, the special prize last, as in print.': (
      <DrawTable label="Xổ số miền Nam" tiers={southernTiers} draws={southernDraws.slice(0, 2)} />
    ),
  },
  donts: {
    'A table for a single prize.': (
      <DrawTable
        label="Giải Đặc biệt"
        tiers={southernTiers.slice(-1)}
        draws={southernDraws.slice(0, 2).map(({ name, numbers }) => ({ name, numbers: numbers.slice(-1) }))}
      />
    ),
  },
  keys: 'Tab reaches the table; left and right arrows move what has no room.',
  heard: 'A region with its label, a table with companies and whole names of prizes as headings.',
  words: 'Prizes short, “G.4”, with the whole name for ears; companies as they are called, “TP. HCM”.',
};
