import { GameTile } from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Two games stand side by side, or one in a line, with a name and a few words each.',
  not: 'A game with a jackpot is a GameTicket. Places of the shop that are no games are ListRows.',
  anatomy: {
    h3: 'What the game is called; the link over all of the tile.',
    p: 'What one plays, in two or three words.',
    'article > div:last-child': 'The foot: the time left, and an arrow if it can be played.',
  },
  dos: {
    'Say what is played, not how good it is.': (
      <GameTile {...gamePages.max3d.look} name="MAX 3D" note="Ba chữ số" href="#max3d" />
    ),
  },
  donts: {
    'Praise in place of a fact.': (
      <GameTile {...gamePages.max3d.look} name="MAX 3D" note="Siêu hấp dẫn!" href="#max3d" />
    ),
  },
  keys: { Enter: 'opens the game the tile names' },
  heard: 'One link by the name of the game; the mark and the clock are drawing.',
  words: 'Note and time stay below twenty letters, so that two tiles fit side by side at 320 px.',
};
