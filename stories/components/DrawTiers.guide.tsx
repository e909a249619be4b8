import { DrawTiers } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A draw has many numbers, told by their prizes: Max 3D, the regional lottery.',
  not: 'One row of numbers is a DrawResult; what the tiers pay is a PrizeTable.',
  anatomy: { dt: 'The prize.', dd: 'Its numbers; a row breaks between them, never within one.' },
  dos: {
    'Best prize first, as it is printed.': (
      <DrawTiers
        tiers={[
          { name: 'Đặc biệt', numbers: ['168'] },
          { name: 'Giải Nhất', numbers: ['445', '902'] },
        ]}
      />
    ),
  },
  donts: {
    'Sort the numbers of a prize.': (
      <DrawTiers tiers={[{ name: 'Giải Nhất', numbers: ['117', '360', '445', '902'] }]} />
    ),
  },
  keys: 'A list to read, without a stop.',
  heard: 'Each prize and the list of its numbers.',
  words: '“Giải Nhất” with a capital on the rank, “Đặc biệt” alone.',
};
