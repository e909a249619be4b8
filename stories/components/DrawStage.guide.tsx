import { Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Somebody waits for a draw that has a ticket of theirs in it, or looks at it once more.',
  not: 'A draw that is only read about has a ResultHeader. Time that runs to the end of sales is a Countdown.',
  anatomy:
    'The bar with game and draw; the middle, which is countdown, drum, the newest ball or the verdict; the places of all numbers. Own tickets stand below as StageTickets, whose dashed numbers fill and stay filled.',
  dos: {
    'Show a number once it is stored, and not before.': <Text>Số chỉ hiện sau khi biên bản quay đã lưu.</Text>,
  },
  donts: {
    'Slow down, or light up, before the last ball.': <Text>Chỉ còn một số nữa là trúng…</Text>,
  },
  keys: { Tab: 'to the arrow that leads back', Enter: 'goes back' },
  heard:
    'The countdown says when five minutes and one minute are left. Then there is one sentence when the result is there: no ball is called out.',
  words: '“Số thứ 9 trong 20”. A loss is one line, without what was missing.',
};
