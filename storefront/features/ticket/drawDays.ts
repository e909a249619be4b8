import { DAY, vietnamDate, vietnamDay, type DrawEntry } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { datedWeekday } from '../../shared/copy/drawDay';
import { copyCount, purchaseState, ticketsOf } from './ticketState';

/** A row of the list of all tickets. */
export type DrawRow =
  | { kind: 'heading'; id: string; title: string; aside: string | null; sum: string | null }
  | { kind: 'ticket'; id: string; entry: DrawEntry }
  /** The tickets of a day that won nothing. */
  | { kind: 'losers'; id: string; entries: readonly DrawEntry[]; label: string };

const losersOf = (entries: readonly DrawEntry[]) => entries.filter((entry) => purchaseState(entry) === 'lost');

/** Ms after a draw in which its result is what a player comes for. */
const RECENT = 60 * 60_000;

/** At most as many stand before what waits, so that a further page never pushes it down. */
const RECENT_SHOWN = 10;

/**
 * What was drawn within the hour before the list was first shown, and since, newest first; then the rest. `shownAt` in ms,
 * so that nothing leaves its place while somebody looks.
 */
export function recentlyDrawn(entries: readonly DrawEntry[], shownAt: number) {
  const isOlder = ({ dialDate }: DrawEntry) => Date.parse(dialDate) < shownAt - RECENT;
  const firstOlder = entries.findIndex(isOlder);
  const count = Math.min(firstOlder === -1 ? entries.length : firstOlder, RECENT_SHOWN);
  return { recent: entries.slice(0, count), rest: entries.slice(count) };
}

/** What was drawn a moment ago under its heading, its losers as one row; nothing where there is none. */
export function recentRows(entries: readonly DrawEntry[]): DrawRow[] {
  const [newest] = entries;
  return newest ? [recentHeading(newest), ...dayRows(entries, { id: 'recent', folds: true })] : [];
}

interface Days {
  /** Ms, by the server. */
  now: number;
  /** Whether the losers of a day are one row. */
  folds: boolean;
  /** What was drawn a moment ago stands elsewhere, under the heading that says so. */
  afterRecent?: boolean;
}

/**
 * What was drawn, newest first, under headings: the last day if it is today or yesterday, all before it by month. The
 * losers of a day are one row, unless there is one alone.
 */
export function drawnRows(entries: readonly DrawEntry[], { now, folds, afterRecent = false }: Days): DrawRow[] {
  const days = new Map<string, [DrawEntry, ...DrawEntry[]]>();
  for (const entry of entries) {
    const day = vietnamDay(entry.dialDate);
    const known = days.get(day);
    if (known) known.push(entry);
    else days.set(day, [entry]);
  }
  const today = vietnamDay(now);
  const yesterday = vietnamDay(now - DAY);
  const rows: DrawRow[] = [];
  let month = '';
  for (const [day, ofDay] of days) {
    const isLastDay = rows.length === 0 && day >= yesterday;
    if (isLastDay) {
      const isToday = day >= today;
      rows.push(
        afterRecent
          ? {
              kind: 'heading',
              id: 'last day',
              title: isToday ? 'Hôm nay' : 'Hôm qua',
              aside: isToday ? null : dateOf(ofDay[0]),
              // Of the newest day, which the heading above has summed up, or of a day that nobody has.
              sum: null,
            }
          : recentHeading(ofDay[0]),
      );
    } else if (day.slice(0, 7) !== month) {
      const isFirst = month === '';
      month = day.slice(0, 7);
      const name = monthName(month, today);
      rows.push({
        kind: 'heading',
        id: month,
        title: isFirst ? 'Trước đây' : capitalized(name),
        aside: isFirst ? name : null,
        sum: null,
      });
    }
    const date = isLastDay ? '' : ` · ${day.slice(8)}/${day.slice(5, 7)}`;
    rows.push(...dayRows(ofDay, { id: day, date, folds }));
  }
  return rows;
}

function recentHeading(newest: DrawEntry): DrawRow {
  return { kind: 'heading', id: 'recent', title: 'Vừa có kết quả', aside: dateOf(newest), sum: sumOf(newest) };
}

/**
 * 'Đã quay: mua 60.000 ₫ · trúng 52.000 ₫' of what is drawn of the day, not of all that was bought on it; by the server,
 * which alone knows it whole: a page may cut it.
 */
function sumOf({ newestDay }: DrawEntry): string | null {
  if (!newestDay) return null;
  const { stake, prize, awaitsFigure } = newestDay;
  const won = prize > 0 && !awaitsFigure ? ` · trúng ${formatMoney(prize)}` : '';
  return `Đã quay: mua ${formatMoney(stake)}${won}`;
}

/** 'Thứ Sáu 20/11'. */
const dateOf = ({ dialDate }: DrawEntry) => datedWeekday(vietnamDate(dialDate)).slice(0, -'/2026'.length);

interface Folding {
  id: string;
  /** Behind the words of the row of losers, where the heading does not say it. */
  date?: string;
  folds: boolean;
}

function dayRows(entries: readonly DrawEntry[], { id, date = '', folds }: Folding): DrawRow[] {
  const losers = folds ? losersOf(entries) : [];
  const isFolded = losers.length > 1;
  const rows = entries
    .filter((entry) => !isFolded || !losers.includes(entry))
    .map((entry): DrawRow => ({ kind: 'ticket', id: `${entry.id} ${entry.dialDate}`, entry }));
  if (!isFolded) return rows;
  const label = `${copyCount(losers.flatMap(ticketsOf))} vé không trúng${date}`;
  return [...rows, { kind: 'losers', id: `losers ${id}`, entries: losers, label }];
}

/** 'tháng 8'; 'tháng 12/2025' of another year than today's. */
function monthName(month: string, today: string): string {
  const number = Number(month.slice(5));
  return month.slice(0, 4) === today.slice(0, 4) ? `tháng ${number}` : `tháng ${number}/${month.slice(0, 4)}`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
