import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'The first page shows the largest jackpot one can play for now.',
  not: 'Below it each game is a GameTicket. A draw that was held is a ResultHeader.',
  anatomy: {
    section: 'On the lacquer of the Header.',
    'section p':
      'Game and time of its draw. GameMark says how to draw a game’s mark; without a `glyph` the name stands alone.',
    '[role="timer"], section div div': 'How long it is still on sale.',
    'section a': 'The golden button, one on the page.',
  },
  dos: { 'Keep all places while it is loading.': null },
  donts: { 'Two heroes, or one that changes by itself.': null },
  keys: { Enter: 'on the golden button opens the game' },
  heard: 'A region by its label, busy until the game is known.',
  words: '“Chọn số ngay”: the deed, not the dream.',
};
