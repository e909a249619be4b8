import { Countdown, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A moment comes nearer that decides something: sales close, a code runs out.',
  not: 'A moment that is days away is a date. Progress without a moment is a ProgressBar. Never for a pressure that is not there.',
  anatomy: {
    '[data-part="hours"]': 'Hours; they go when the last hour begins.',
    '[data-part="minutes"]': 'Minutes, two figures of one width. In the last minute the cells are filled.',
    '[data-part="seconds"]': 'Seconds; each figure is replaced without a move, so nothing beside it shifts.',
  },
  dos: {
    'Name the draw beside the time.': (
      <>
        <Text size="label">Đóng bán kỳ #01271 sau</Text>
        <Countdown remaining={754_000} />
      </>
    ),
  },
  donts: {
    'Words that hurry: the time says it all.': (
      <>
        <Text tone="danger">Nhanh tay, sắp hết giờ!</Text>
        <Countdown remaining={754_000} />
      </>
    ),
  },
  keys: 'Time cannot be pressed, so Tab passes over it.',
  heard:
    'A timer that is read on demand in words, not figure by figure. “Còn 5 phút”, “Còn 1 phút” and the end are announced by themselves; with `announces={false}` not even those, for pages with many.',
  words:
    'HH:MM:SS, then MM:SS; days stand before them as “2 ngày”, in a head above them. At the end “Đang mở kỳ mới…” stands beside it: what runs to anything but a draw is taken away then, or words `countdown.next` otherwise. No “sắp”, no exclamation mark.',
};
