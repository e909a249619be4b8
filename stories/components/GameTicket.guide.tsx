import { GameTicket } from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A game of the shop is offered: its name, what can be won, how long it is on sale.',
  not: 'Games with less to say are a GameTile, games in a list a ListRow with a `mark`. A bought ticket is a TicketCard with its TicketLines.',
  anatomy: {
    h3: 'The name; its link covers the whole ticket.',
    p: 'The jackpot, the largest figure, or one quiet line.',
    'article > div > div:last-child': 'The stub: the day of the draw and the time left.',
  },
  dos: {
    'Give the amount in full.': (
      <GameTicket
        {...gamePages.mega.look}
        name="MEGA 6/45"
        href="#mega"
        jackpot={32_684_915_500}
        stubLabel="Chủ Nhật 22/11"
      />
    ),
  },
  donts: {
    'An amount where none can be won: say how the game is played.': (
      <GameTicket {...gamePages.keno.look} name="KENO" href="#keno" jackpot={0} stubLabel="Kỳ #0219846" />
    ),
  },
  keys: { Enter: 'opens the game from anywhere on the ticket; links to side games are stops of their own' },
  heard: 'The link is heard by the game’s name alone. Without `href` there is no link: the game is not on sale yet.',
  words: 'The jackpot is never rounded, “32.684.915.500 ₫”. Over the stub “Kỳ #0219846” or a day, never both.',
};
