import { DayPicker } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A ticket is for one of the coming days.',
  not: 'A day of the past is found by its draw, in a list. A moment with its time is text.',
  anatomy: { '[role="radiogroup"]': 'The days, in a row that scrolls.', label: 'One day, name over date.' },
  dos: {
    'Begin with the next day on sale.': (
      <DayPicker
        label="Ngày mở thưởng"
        defaultValue="a"
        options={[
          { value: 'a', label: 'Hôm nay', date: '25/11' },
          { value: 'b', label: 'Thứ 5', date: '26/11' },
        ]}
      />
    ),
  },
  donts: {
    'Days that are closed: leave them out.': (
      <DayPicker
        label="Ngày mở thưởng"
        options={[
          { value: 'a', label: 'Đã đóng', date: '24/11' },
          { value: 'b', label: 'Hôm nay', date: '25/11' },
        ]}
      />
    ),
  },
  keys: { 'Arrow keys': 'lead to the next and previous day and choose it' },
  heard: 'Each day is one radio button with its name and date.',
  words: '“Hôm nay”, “Ngày mai”, then “Thứ 5”; the date is day and month, “26/11”.',
};
