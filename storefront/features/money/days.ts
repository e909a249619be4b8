import { DAY, vietnamDay } from '@veloc/rules';
import { datedWeekday } from '../../shared/copy/drawDay';
import type { DatedTransaction } from '../../data/wallet';
import { signedAmount } from './movement';

/** Rows that one card of a day holds at most: a busy day then takes several cards, and only those in view are drawn. */
const ROWS_A_CARD = 20;

/** Movements of one day in Vietnam, or a part of them. */
export interface DayCard {
  key: string;
  /** yyyy-mm-dd. */
  date: string;
  /** The day's sum in đồng, on its first card only. */
  total: number | null;
  rows: DatedTransaction[];
}

/** The list as cards by day. The server's sum of a day holds where there is one, else that of the rows read so far. */
export function dayCards(items: readonly DatedTransaction[]): DayCard[] {
  return [...groupByDay(items)].flatMap(([date, rows]) => {
    const known = rows[0]?.dayTotal?.total;
    const total = known ?? rows.reduce((sum, row) => sum + signedAmount(row), 0);
    return Array.from({ length: Math.ceil(rows.length / ROWS_A_CARD) }, (_, index) => {
      const part = rows.slice(index * ROWS_A_CARD, (index + 1) * ROWS_A_CARD);
      return { key: part[0]?.id ?? date, date, total: index === 0 ? total : null, rows: part };
    });
  });
}

function groupByDay(items: readonly DatedTransaction[]): Map<string, DatedTransaction[]> {
  const days = new Map<string, DatedTransaction[]>();
  for (const item of items) {
    const date = vietnamDay(item.createdAt);
    const rows = days.get(date);
    if (rows) rows.push(item);
    else days.set(date, [item]);
  }
  return days;
}

/** 'Hôm nay', 'Hôm qua', 'Thứ Năm 19/11', in another year with it. `date` is yyyy-mm-dd, `now` in ms. */
export function dayLabel(date: string, now: number): string {
  if (date === vietnamDay(now)) return 'Hôm nay';
  if (date === vietnamDay(now - DAY)) return 'Hôm qua';
  const words = datedWeekday(date.split('-').toReversed().join('/'));
  return date.slice(0, 4) === vietnamDay(now).slice(0, 4) ? words.slice(0, -'/2026'.length) : words;
}
