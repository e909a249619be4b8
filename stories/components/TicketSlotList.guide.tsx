import { Button } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'The places of a builder stand on one card with their count.',
  not: 'Lines of a cart stand as cards of their own. Bought ones are TicketLines in a TicketCard.',
  anatomy: {
    h2: 'What stands here.',
    'h2 ~ span': 'How many are whole tickets.',
    'h2 ~ div': 'One quiet action for all of them.',
    li: 'One place.',
  },
  dos: {
    'An action that fills, not one that empties.': (
      <Button kind="accent" size="medium">
        Chọn nhanh 6 vé
      </Button>
    ),
  },
  donts: { 'More than six places on one card.': null },
  keys: { Tab: 'the action first, then place by place' },
  heard: 'A region by its heading, with a list of the places.',
  words: '“Vé của bạn”, with “2/6” beside it.',
};
