import { Facts, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Tickets of one game and draw wait in the cart.',
  not: 'A purchase that shares its draw with no other may be a CartLine; bought tickets are TicketLines.',
  anatomy: {
    article: 'All tickets of the draw, in the game’s accent.',
    'input[type="checkbox"]': 'Takes all of them in or leaves them out.',
    h2: 'The game of all of them.',
    p: 'Draw, way of playing, how many.',
    li: 'A ticket: its numbers and how often it is bought; the step below one takes it out, “Xóa” all its copies.',
  },
  dos: {
    'Say once in the head what all lines share.': (
      <Text size="caption">
        <Facts facts={['Kỳ 21/11', 'Bao 8', '6 vé']} />
      </Text>
    ),
  },
  donts: { 'Repeat the price in each line where none can differ.': null },
  keys: {
    Tab: 'choice, “Chọn”, then of each line its quantity, and its choice before that while single ones are chosen',
    'Arrow up, arrow down': 'buy a ticket more or less often',
  },
  heard: 'An article named by game and draw, with a list of tickets; each control has ticket and game in its name.',
  words: '“Kỳ 21/11 · Bao 8 · 6 vé”; a closed draw says “không tính tiền” in place of a sum.',
};
