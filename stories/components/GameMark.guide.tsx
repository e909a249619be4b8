import { GameMark, markPaint } from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A game’s name stands in a row, a card or a bar and needs its sign.',
  not: 'The shop’s own sign is a Logo. An action has an icon.',
  anatomy: { 'span[aria-hidden="true"]': 'The field in the game’s accent.', svg: 'The drawing, white and gold.' },
  dos: {
    'A game of your own has two props: `accent`, what `createAccent` answers with or the name in a `[data-accent]` of your sheet, and `glyph`, a drawing on 32 × 32 such as `<circle cx="16" cy="16" r="8" className={markPaint.gold} />`.':
      (
        <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <GameMark glyph={<circle cx="16" cy="16" r="8" className={markPaint.gold} />} />
          Hồ Gươm
        </span>
      ),
    'Its name beside it.': (
      <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <GameMark {...gamePages.mega.look} />
        Mega 6/45
      </span>
    ),
  },
  donts: { 'The mark alone.': <GameMark {...gamePages.mega.look} /> },
  keys: 'A sign, never a button.',
  heard: 'Silent: the name is read.',
  words: 'The drawing has no letters in it.',
};
