import { SectionHeading, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A part of a page begins.',
  not: 'The page’s name is that of its PageHeader or GameHeader. A card’s own title is Text as a heading.',
  anatomy: { h2: 'The heading, on level two.', a: 'The way on to all of it.' },
  dos: {
    'A noun, and the way on beside it.': (
      <SectionHeading link={{ href: '#results', label: 'Tất cả' }}>Kết quả mới nhất</SectionHeading>
    ),
  },
  donts: {
    'A heading over a single thing that says the same.': (
      <>
        <SectionHeading>Số dư</SectionHeading>
        <Text>Số dư: 250.000 ₫</Text>
      </>
    ),
  },
  keys: { Enter: 'on the link opens the whole list' },
  heard: 'A heading one can leap to; the link beside it needs words that hold without it.',
  words: 'No full stop, no capitals but the first: “Chọn trò chơi”.',
};
