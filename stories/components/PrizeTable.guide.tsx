import { PrizeTable } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'What a draw has paid is shown by tier.',
  not: 'The numbers by tier are DrawTiers; amounts that add up are a TotalBox.',
  anatomy: {
    thead: 'Tier, count, value.',
    'tbody th': 'The tier and what it takes.',
    td: 'How many won it.',
    'td:last-child': 'What one of them pays.',
  },
  dos: {
    'A dash where something is not known.': (
      <PrizeTable rows={[{ name: 'Jackpot 1', detail: '6 số', count: null, value: null }]} />
    ),
  },
  donts: {
    'Gold for a tier that the reader has not won.': (
      <PrizeTable rows={[{ name: 'Jackpot 1', detail: '6 số', count: 0, value: 84_917_204_500, isMine: true }]} />
    ),
  },
  keys: 'A table to read; it has no stops.',
  heard: 'A table with headings for rows and columns; of one’s own tier it says so.',
  words: 'Tiers as they are published, “Giải Nhì”; counts with dots, “19.204”.',
};
