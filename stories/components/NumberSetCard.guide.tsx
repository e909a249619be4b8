import { Button, DrawResult, NumberSetCard } from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import type { Guide } from '../../.storybook/guide/guide';

const numbers = <DrawResult aria-label="Bộ số" size="small" numbers={[4, 12, 21, 31, 37, 40]} />;
const play = (
  <Button kind="tonal" size="medium">
    Chơi · 10.000 ₫
  </Button>
);
const look = { ...gamePages.mega.look, name: 'Sinh nhật con', detail: 'MEGA 6/45 · CN 18:00', onEdit: () => undefined };

export const guide: Guide = {
  when: 'Numbers that somebody keeps under a name stand in a list, each one press away from the next draw.',
  not: 'A ticket that was bought is a TicketCard. What is being chosen is a TicketSlot.',
  anatomy: {
    h2: 'The name that the player gave.',
    'article > div:nth-child(2)': 'The numbers, in the colour of their game.',
    'button:last-of-type': 'A pencil: to rename the set, or to delete it.',
    'ul:last-of-type': 'How many were drawn in each of the last draws; what would have won is gold.',
  },
  dos: {
    'Say on the button what one draw costs.': (
      <NumberSetCard {...look} action={play}>
        {numbers}
      </NumberSetCard>
    ),
  },
  donts: {
    'A trend or an advice: past draws say nothing of the next.': (
      <NumberSetCard {...look} action={play} draws={[{ id: '1', matches: 3, won: true }]} outcome="Đang vào cầu!">
        {numbers}
      </NumberSetCard>
    ),
  },
  keys: 'Tab goes to the play button, then to the pencil; Enter or Space presses them.',
  heard: 'The name is a heading. Each count of the last draws is an item: “trùng 3 số, trúng”.',
  words:
    'The name is the player’s own, up to 40 letters. The detail is the game’s name and the next draw, with a middle dot.',
};
