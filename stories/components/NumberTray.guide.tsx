import { NumberTray } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Numbers are being chosen: those that are there and the places left, right above the button.',
  not: 'In a row of a builder it is a TicketSlot; after the draw a DrawResult.',
  anatomy: {
    ul: 'The tray, one row up to eight balls.',
    'li span': 'A chosen number.',
    'li[aria-hidden="true"] span': 'A free place, dashed.',
  },
  dos: {
    'In the order in which they will stand on the ticket.': (
      <div data-accent="keno">
        <NumberTray numbers={[7, 22, 39]} places={4} />
      </div>
    ),
  },
  donts: {
    'Free places filled with zeros.': (
      <div data-accent="keno">
        <NumberTray numbers={[0, 0, 0]} places={3} />
      </div>
    ),
  },
  keys: 'It mirrors what the grid holds; the grid has the keys.',
  heard: 'A list “Số đã chọn”; free places are silent, for the grid says how many are left.',
  words: 'No words but its name.',
};
