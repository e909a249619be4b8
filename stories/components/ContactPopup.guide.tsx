import { ListGroup, ListRow, MessageCircleIcon, PhoneIcon } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'The player wants a human: all ways to reach one, the best first.',
  not: 'A guide or a question that the shop answers itself is a page. One way alone is a ButtonLink.',
  anatomy: {
    '[role="dialog"]': 'The sheet; it is a BottomSheet with rows.',
    '[role="dialog"] h2': 'A title that offers, not that asks.',
    '[role="dialog"] li': 'One way: its sign, what to do, and when it is answered.',
  },
  dos: {
    'Say when each way is answered.': (
      <ListGroup>
        <ListRow icon={<PhoneIcon />} title="Gọi tổng đài" detail="1900 0000 · 7:00 đến 22:00" href="#call" />
      </ListGroup>
    ),
  },
  donts: {
    'The brand of a channel alone.': (
      <ListGroup>
        <ListRow icon={<MessageCircleIcon />} title="Zalo" href="#zalo" />
      </ListGroup>
    ),
  },
  keys: {
    Escape: 'closes it and leads back to the ContactButton',
    Enter: 'on a row dials, writes or opens what it names',
  },
  heard: 'A dialog with a list of links; name and second line of each are one row.',
  words: 'A verb first, “Gọi tổng đài”, then the number or the hours.',
};
