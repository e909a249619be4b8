import { TicketCard } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'It can win: a game on sale, a ticket that was bought, one in a stock. Its stub carries what belongs to the draw.',
  not: 'What cannot win is a Card. A bought ticket with its facts is a Receipt; a game on the first page a GameTicket, which is built on this.',
  anatomy: {
    article: 'The paper; in a list all have one width.',
    'article > div > div': 'The body: what it is.',
    'article > div > div:last-child':
      'The stub behind the perforation: when, or how much; at the foot where it needs the width.',
  },
  dos: {
    'Six numbers, or a large sum, have `stubAt="foot"`: beside a stub they break.': null,
    'Keep the stub to a fact of two lines.': (
      <TicketCard accent="mega" stub="Chủ Nhật 22/11">
        MEGA 6/45
      </TicketCard>
    ),
  },
  donts: { 'Notches for something nobody can win with.': <TicketCard stub="Xem">Điều khoản sử dụng</TicketCard> },
  keys: 'The paper itself has no stop; a CardLink in its body makes one, and Enter opens the game.',
  heard: 'An article. Perforation and notches are drawing; what stands on the stub is read after the body.',
  words: 'Names of games as they are written on tickets, “MEGA 6/45”; on the stub a day and date, “Chủ Nhật 22/11”.',
};
