import { PlayLine } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Numbers that were typed stand in a list and may be changed or removed.',
  not: 'Places A to F are TicketSlots; in the cart a CartLine.',
  anatomy: {
    button: 'The line; a press opens it to be changed.',
    'button > span': 'How it is played.',
    'button:last-of-type': 'The cross.',
  },
  dos: {
    'The line being changed is marked.': (
      <div data-accent="loto">
        <PlayLine kind="Cuối" digits="86" price="10.000 ₫" active onOpen={() => undefined} onRemove={() => undefined} />
      </div>
    ),
  },
  donts: { 'A question before it is removed: offer to bring it back.': null },
  keys: { Enter: 'opens the line', Tab: 'leads on to its cross' },
  heard: 'The line is one button: kind, digits, price; the cross names both digits and kind.',
  words: 'The way of playing as players say it: “Cuối”, “18 lô”.',
};
