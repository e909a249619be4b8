import { Button, ListGroup, ListRow, StatusBadge, TicketIcon } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Places, deeds or settings of one kind stand under each other, each with a sign and a line or two.',
  not: 'One of several to choose is a RadioList; a game with a jackpot a GameTicket; an endless list is an InfiniteList.',
  anatomy: {
    li: 'The row; its link covers all of it.',
    'li > span': 'The sign in its tile, or a GameMark.',
    'li > div > *': 'The place, the deed or the setting.',
  },
  dos: {
    'State at the end, the way on by the row itself.': (
      <ListGroup>
        <ListRow icon={<TicketIcon />} title="Vé của tôi" trailing={<StatusBadge>3 chờ</StatusBadge>} href="#tickets" />
      </ListGroup>
    ),
  },
  donts: {
    'Two deeds in one row.': (
      <ListGroup>
        <ListRow
          icon={<TicketIcon />}
          title="Vé của tôi"
          trailing={<Button size="medium">Xóa</Button>}
          href="#tickets"
        />
      </ListGroup>
    ),
  },
  keys: { Enter: 'follows the row, or does its one thing' },
  heard: 'A list with the number of its rows; a row is heard by its title, the detail after it.',
  words: 'The title is a noun for a place, a verb for a deed; the detail a phrase without a full stop.',
};
