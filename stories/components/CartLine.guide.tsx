import { Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A purchase waits in the cart and may be counted, left out or removed.',
  not: 'Bought it is a TicketCard with TicketLines; while it is built, a TicketSlot or PlayLine.',
  anatomy: {
    article: 'The line’s card in its game’s accent.',
    'input[type="checkbox"]': 'Takes it in or leaves it out.',
    h2: 'The game.',
    'h2 ~ p': 'Draw and way of playing.',
    '[role="group"]': 'How often it is bought.',
  },
  dos: { 'Say beside the line why it cannot be bought.': <Text tone="danger">Kỳ này đã đóng. Chọn kỳ khác.</Text> },
  donts: { 'Remove a line that can no longer be bought without a word.': null },
  keys: { Tab: 'choice, cross, quantity: as they are seen', 'Arrow up, arrow down': 'change the quantity' },
  heard: 'An article named by game and draw; each of its controls has the game in its name.',
  words: '“Kỳ 21/11 · Vé thường”, at most two facts; the price for all of the line.',
};
