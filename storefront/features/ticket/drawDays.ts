import { DAY, vietnamDate, vietnamDay, type DrawEntry } from '@veloc/rules';
import { datedWeekday } from '../../shared/copy/drawDay';
import { copyCount, purchaseState, ticketsOf } from './ticketState';

/** A row of the list of all tickets. */
export type DrawRow =
  | { kind: 'heading'; id: string; title: string; aside: string | null }
  | { kind: 'ticket'; id: string; entry: DrawEntry }
  /** The tickets of a day that won nothing. */
  | { kind: 'losers'; id: string; entries: readonly DrawEntry[]; label: string };

const losersOf = (entries: readonly DrawEntry[]) => entries.filter((entry) => purchaseState(entry) === 'lost');

/**
 * What was drawn, newest first, under headings: the last day if it is today or yesterday, all before it by month. The
 * losers of a day are one row, unless there is one alone. `now` in ms.
 */
export function drawnRows(entries: readonly DrawEntry[], now: number, folds = true): DrawRow[] {
  const days = new Map<string, DrawEntry[]>();
  for (const entry of entries) {
    const day = vietnamDay(entry.dialDate);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  const yesterday = vietnamDay(now - DAY);
  const rows: DrawRow[] = [];
  let month = '';
  for (const [day, ofDay] of days) {
    const isRecent = rows.length === 0 && day >= yesterday;
    if (isRecent) {
      const aside = datedWeekday(vietnamDate(ofDay[0]?.dialDate ?? '')).slice(0, -'/2026'.length);
      rows.push({ kind: 'heading', id: 'recent', title: 'Vừa có kết quả', aside });
    } else if (day.slice(0, 7) !== month) {
      const isFirst = month === '';
      month = day.slice(0, 7);
      const name = monthName(month, vietnamDay(now));
      rows.push({
        kind: 'heading',
        id: month,
        title: isFirst ? 'Trước đây' : capitalized(name),
        aside: isFirst ? name : null,
      });
    }
    const losers = folds ? losersOf(ofDay) : [];
    const isFolded = losers.length > 1;
    for (const entry of ofDay)
      if (!isFolded || !losers.includes(entry))
        rows.push({ kind: 'ticket', id: `${entry.id} ${entry.dialDate}`, entry });
    if (isFolded) {
      const count = copyCount(losers.flatMap(ticketsOf));
      const date = isRecent ? '' : ` · ${day.slice(8)}/${day.slice(5, 7)}`;
      rows.push({ kind: 'losers', id: `losers ${day}`, entries: losers, label: `${count} vé không trúng${date}` });
    }
  }
  return rows;
}

/** 'tháng 8'; 'tháng 12/2025' of another year than today's. */
function monthName(month: string, today: string): string {
  const number = Number(month.slice(5));
  return month.slice(0, 4) === today.slice(0, 4) ? `tháng ${number}` : `tháng ${number}/${month.slice(0, 4)}`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
