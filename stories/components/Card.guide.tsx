import { Card, Money, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Facts that belong together need a ground of their own: a balance, a draw, a form. A CardLink in its heading makes the whole of it lead somewhere.',
  not: '`gold` is for money that was won alone. What one can win with is a TicketCard or a GameTicket, a paper with its perforation a Receipt. Rows of one kind are a ListRow in a ListGroup, not a card each.',
  anatomy: {
    'div[class]':
      'The surface: one step lighter than the page, with a corner of its own; `inset` decides the space inside.',
  },
  dos: {
    'One thought a card, its amount last.': (
      <Card>
        <Text size="label" tone="soft">
          Kỳ #01271
        </Text>
        <Money amount={10_000} />
      </Card>
    ),
  },
  donts: {
    'Cards in a card: a Divider parts what is inside.': (
      <Card>
        <Card>Kỳ #01271</Card>
        <Card>10.000 ₫</Card>
      </Card>
    ),
  },
  keys: 'The surface takes no key. With a CardLink it is one stop, and Enter follows; buttons inside keep stops of their own.',
  heard: 'A card is silent by itself: only what stands in it is read, and of a CardLink the title, not the whole card.',
  words: 'A heading without a full stop; facts of one line parted by “ · ”.',
};
