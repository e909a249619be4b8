import { DAY, vietnamDay, type TransactionKind } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
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
  /** Whether the day begins with it. */
  isFirst: boolean;
  /** 'Nạp 2.000.000 ₫', 'Mua 550.000 ₫': what the day has moved, on its first card only. */
  moved: readonly string[];
  rows: DatedTransaction[];
}

/** The list as cards by day. */
export function dayCards(items: readonly DatedTransaction[]): DayCard[] {
  return [...groupByDay(items)].flatMap(([date, rows]) => {
    const moved = isWhole(rows) ? movedByKind(rows) : [];
    return Array.from({ length: Math.ceil(rows.length / ROWS_A_CARD) }, (_, index) => {
      const part = rows.slice(index * ROWS_A_CARD, (index + 1) * ROWS_A_CARD);
      const isFirst = index === 0;
      return { key: part[0]?.id ?? date, date, isFirst, moved: isFirst ? moved : [], rows: part };
    });
  });
}

/** Whether they are all that the day has in this list: the server counts them, its last page best. */
function isWhole(rows: readonly DatedTransaction[]): boolean {
  return rows.at(-1)?.dayTotal?.count === rows.length;
}

const movedNames: Readonly<Partial<Record<TransactionKind, string>>> = {
  topup: 'Nạp',
  buy: 'Mua',
  reward: 'Trúng',
  refund: 'Hoàn',
  cashback: 'Hoàn',
  withdraw: 'Rút',
  manual_credit: 'Điều chỉnh tăng',
  manual_debit: 'Điều chỉnh giảm',
};

/** Each kind by itself: in one signed sum a deposit would make a day of losses look like a gain. */
function movedByKind(rows: readonly DatedTransaction[]): string[] {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const name = movedNames[row.kind];
    if (name) sums.set(name, (sums.get(name) ?? 0) + Math.abs(signedAmount(row)));
  }
  return [...new Set(Object.values(movedNames))].flatMap((name) => {
    const sum = sums.get(name) ?? 0;
    return sum > 0 ? [`${name.replaceAll(' ', '\u00A0')}\u00A0${formatMoney(sum)}`] : [];
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
