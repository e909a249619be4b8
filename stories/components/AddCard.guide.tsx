import { AddCard } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A list of cards has a free place, and a press there adds one.',
  not: 'The action of a page is a Button; a new row in a list of TicketSlots is the slot itself.',
  anatomy: {
    button: 'The dashed place, as large as the card that will stand there.',
    svg: 'The plus, before the words.',
  },
  dos: { 'When no more fit, say so in its label.': <AddCard aria-disabled>Đã đủ 20 bộ số</AddCard> },
  donts: { 'Put it before the cards: new ones come last.': null },
  keys: { 'Enter, Space': 'add a card; the focus stays, so that the next one can be added' },
  heard: 'A button by its words; off, it is heard as unavailable, with the reason in its name.',
  words: '“Thêm bộ số”: a verb and what is added.',
};
