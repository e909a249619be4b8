import { DAY, vietnamDate, vietnamTime, weekdayOf, type GameEntry, type Period, type Weekday } from '@veloc/rules';
import { weekdayNames } from '../../shared/copy/drawDay';

const SECOND_MS = 1_000;

const shortNames: Readonly<Record<Weekday, string>> = {
  monday: 'T2',
  tuesday: 'T3',
  wednesday: 'T4',
  thursday: 'T5',
  friday: 'T6',
  saturday: 'T7',
  sunday: 'CN',
};

type Draw = Pick<Period, 'resultDate' | 'resultTime'>;

function dayOf(date: string) {
  const weekday = weekdayOf(date);
  const names = weekday === null ? null : { long: weekdayNames[weekday], short: shortNames[weekday] };
  return { names, date: date.slice(0, 5) };
}

/** 'Quay lúc 12:20 hôm nay', 'Quay lúc 06:08 ngày mai': for games that draw all day. `now` in ms. */
export function drawTimeLabel(draw: Draw, now: number): string {
  const { resultDate, resultTime } = draw;
  if (resultDate === vietnamDate(now)) return `Quay lúc ${resultTime} hôm nay`;
  if (resultDate === vietnamDate(now + DAY)) return `Quay lúc ${resultTime} ngày mai`;
  return `Quay lúc ${resultTime} ngày ${dayOf(resultDate).date}`;
}

/**
 * Head of a builder without a jackpot: 'Kỳ #0219846' over `time`, the words for when it is drawn. A draw that has no
 * number yet is named by its day and time, so there the time stands alone and is said once.
 */
export function drawHead(draw: Pick<Period, 'name' | 'resultTime'>, time: string): { title: string; detail: string } {
  return draw.name.includes(draw.resultTime) ? { title: time, detail: '' } : { title: draw.name, detail: time };
}

/** 'Quay 18:00 hôm nay', 'Quay 18:00 Chủ Nhật 22/11': for games that draw in the evening of some days. `now` in ms. */
export function drawDayLabel(draw: Draw, now: number): string {
  if (draw.resultDate === vietnamDate(now)) return `Quay ${draw.resultTime} hôm nay`;
  const { names, date } = dayOf(draw.resultDate);
  return ['Quay', draw.resultTime, names?.long, date].filter(Boolean).join(' ');
}

/** 'CN 22/11', for a badge, '13:00 CN 22/11' where a day has several draws; `moment` in ms. */
function dayBadge(moment: number, hasSeveralADay: boolean): string {
  const { names, date } = dayOf(vietnamDate(moment));
  return [hasSeveralADay && vietnamTime(moment), names?.short, date].filter(Boolean).join(' ');
}

/** The days of the first draws, as far as the server has told them: one, or two of `count` draws. */
export function drawDays({ nextPeriod, drawInterval }: GameEntry, count: number): string[] {
  const first = Date.parse(nextPeriod.dialDate);
  const following = drawInterval === null || count < 2 ? [] : [first + drawInterval * SECOND_MS];
  const hasSeveralADay = drawInterval !== null && drawInterval * SECOND_MS < DAY;
  return [first, ...following].map((moment) => dayBadge(moment, hasSeveralADay));
}

/**
 * Every draw that is known of a ticket over `count` draws: 'CN 22/11', and where a day has several of them
 * 'T7 21/11: 13:00, 21:00'.
 */
export function drawList({ drawDates = [] }: Pick<GameEntry, 'drawDates'>, count: number): string[] {
  const byDay = new Map<string, string[]>();
  for (const moment of drawDates.slice(0, count).map(Date.parse)) {
    const day = dayBadge(moment, false);
    byDay.set(day, [...(byDay.get(day) ?? []), vietnamTime(moment)]);
  }
  const hasSeveral = [...byDay.values()].some(({ length }) => length > 1);
  return [...byDay].map(([day, times]) => (hasSeveral ? `${day}: ${times.join(', ')}` : day));
}

/** 'kỳ #0219846', for the middle of a sentence. */
export function drawInSentence({ name }: Pick<Period, 'name'>): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** '3 vé × 1 kỳ'. */
export function slotsLabel(tickets: number, draws: number): string {
  return `${tickets} vé × ${draws} kỳ`;
}
