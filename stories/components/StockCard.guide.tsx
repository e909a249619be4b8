import { StockCard } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Printed tickets of one number are sold from a stock.',
  not: 'Numbers one thinks of are typed, in DigitTiles. A bought ticket is a TicketCard with its facts.',
  anatomy: {
    article: 'The ticket; all of it is one thing to press.',
    p: 'How many are left.',
    'article button': 'The press itself, over everything.',
  },
  dos: {
    'Leave it in its place when it is sold out.': (
      <div data-accent="classic">
        <StockCard numbers="2768" left={0} taken={0} onPress={() => undefined} />
      </div>
    ),
  },
  donts: { 'Say that others are looking at it.': null },
  keys: { 'Space, Enter': 'take a ticket of this number' },
  heard: 'One toggle button: the digits, how many are left, how many are taken.',
  words: '“Còn 12 vé”, “Hết vé”; no “chỉ còn”.',
};
