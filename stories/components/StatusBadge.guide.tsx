import { StatusBadge } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'The state of a ticket, an order or a payment stands beside it.',
  not: 'A row that is new among its like takes a `dot` beside a bold title. How many wait is a count. What one can press is a Chip. A whole sentence is a Notice.',
  anatomy: { 'span[class]': 'The badge, as tall as one line.' },
  dos: {
    'Words that say it without the color.': (
      <>
        <StatusBadge tone="gold">Trúng thưởng</StatusBadge>
        <StatusBadge>Đã hủy</StatusBadge>
      </>
    ),
  },
  donts: { 'A sign of approval where nothing is known yet.': <StatusBadge tone="success">Chờ kết quả</StatusBadge> },
  keys: 'A badge is no button; what belongs to it is done elsewhere.',
  heard: 'Its words, in the order of the line; the sign is silent.',
  words:
    'Two or three words: “Chờ kết quả”, “Đã trả thưởng”. A ticket that won nothing is “Không trúng”, in the quiet tone.',
};
