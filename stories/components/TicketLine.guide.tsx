import { TicketLine } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'One slot of a bought ticket is shown, before and after its draw.',
  not: 'While it is built it is a TicketSlot, in the cart a CartLine. Numbers alone are a DrawResult.',
  anatomy: { 'div > span': 'The slot’s letter.', ul: 'Its numbers.' },
  dos: {
    'What it won beside its numbers.': (
      <div data-accent="power">
        <TicketLine
          code="A"
          numbers={[5, 12, 23, 31, 40, 52]}
          matched={[5, 12, 23, 31]}
          note="Trùng 4 số · Giải Nhì"
          isWon
        />
      </div>
    ),
  },
  donts: { '“Almost” in any form.': null },
  keys: 'The line is read; its ticket has the way to more.',
  heard: '“Vé A”, the list of its numbers with those that were drawn, then the note.',
  words: '“Trùng 4 số · Giải Nhì”; nothing won is “Không trúng”, without more.',
};
