import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A game’s page begins: which game, which draw, how long it is on sale.',
  not: 'The page of a draw that was held is a ResultHeader. Elsewhere a game is a GameTicket or GameTile.',
  anatomy: {
    header: 'The bar in the game’s accent, and without one in that of the nearest scope or the brand’s colours.',
    h1: 'The game’s name, beside its mark, which GameMark says how to draw; without a `glyph` it stands alone.',
    'header > div:last-child': 'The strip of the draw: number or jackpot, and when it is drawn.',
    '[role="timer"]': 'The time left for it.',
  },
  dos: { 'The draw one buys for, not the one just drawn.': null },
  donts: { 'A jackpot and a draw’s number in one line.': null },
  keys: { Tab: 'back, then balance and help; the time is no stop' },
  heard: 'Name of the game on level one; the time left can be read and is announced near its end.',
  words: '“Quay 18:00 Chủ Nhật 22/11”: time before day. The name in capitals, as on the ticket.',
};
