import { DrawTime, TicketCard } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A bought ticket waits for its draw: its stub says the day, the hour and how long it is until then.',
  not: 'Where sales close and every second counts it is a Countdown. A date in a sentence is Text.',
  anatomy: {
    'span > span:first-child': 'The day, in words as near as they can be.',
    'span > span:nth-child(2)': 'The hour, the largest thing on the stub.',
    'span > span:last-child': 'The time left, to the minute.',
  },
  dos: {
    'Put it on the blue stub of a ticket.': (
      <TicketCard tone="info" stub={<DrawTime day="Hôm nay" hour="18:00" />}>
        POWER 6/55
      </TicketCard>
    ),
  },
  donts: {
    'A price beside it: on this stub a prize will stand.': (
      <TicketCard tone="info" stub={<DrawTime day="20.000 ₫" hour="18:00" />}>
        POWER 6/55
      </TicketCard>
    ),
  },
  keys: 'It shows, and takes no key.',
  heard: 'Day, hour and time left in this order, as text. Nothing is announced while the minutes pass.',
  words: '“Hôm nay”, “Ngày mai”, later the weekday with its date, “Chủ Nhật 22/11”. The time left begins with “còn”.',
};
