import { DAY, vietnamDate, vietnamInstant, weekdayOf, type Weekday } from '@veloc/rules';
import type { DayOption } from '@veloc/ui';

const names: Readonly<Record<Weekday, string>> = {
  monday: 'Thứ 2',
  tuesday: 'Thứ 3',
  wednesday: 'Thứ 4',
  thursday: 'Thứ 5',
  friday: 'Thứ 6',
  saturday: 'Thứ 7',
  sunday: 'CN',
};

/** 'Hôm nay', 'Thứ 2' over '23/11', for a day as dd/mm/yyyy. `now` in ms. */
export function dayOption(date: string, now: number): DayOption {
  const weekday = weekdayOf(date);
  const label = date === vietnamDate(now) ? 'Hôm nay' : weekday === null ? '' : names[weekday];
  return { value: date, label, date: date.slice(0, 5) };
}

/** 'Hôm nay 21/11', 'Thứ 6 20/11': the same in one line. */
export function dayInWords(date: string, now: number): string {
  const { label, date: day } = dayOption(date, now);
  return [label, day].filter(Boolean).join(' ');
}

/** 'hôm nay 21/11', 'Chủ Nhật 22/11': the day of a draw in a sentence. */
export function dayInSentence(date: string, now: number): string {
  if (date === vietnamDate(now)) return `hôm nay ${date.slice(0, 5)}`;
  if (date === vietnamDate(now + DAY)) return `ngày mai ${date.slice(0, 5)}`;
  return `ngày ${date.slice(0, 5)}`;
}

/** So many days from one on, as dd/mm/yyyy. */
export function daysFrom(date: string, count: number): string[] {
  const start = vietnamInstant(date, '00:00');
  if (start === null) return [];
  return Array.from({ length: count }, (_, index) => vietnamDate(start + index * DAY));
}
