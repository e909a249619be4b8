import { vietnamDate, vietnamInstant, weekdayInVietnam, type GameEntry, type Period, type Weekday } from '@veloc/rules';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

const dayNames: Record<Weekday, { long: string; short: string }> = {
  monday: { long: 'Thứ Hai', short: 'T2' },
  tuesday: { long: 'Thứ Ba', short: 'T3' },
  wednesday: { long: 'Thứ Tư', short: 'T4' },
  thursday: { long: 'Thứ Năm', short: 'T5' },
  friday: { long: 'Thứ Sáu', short: 'T6' },
  saturday: { long: 'Thứ Bảy', short: 'T7' },
  sunday: { long: 'Chủ Nhật', short: 'CN' },
};

type Draw = Pick<Period, 'resultDate' | 'resultTime'>;

function dayOf({ resultDate, resultTime }: Draw) {
  const moment = vietnamInstant(resultDate, resultTime);
  return { names: moment === null ? null : dayNames[weekdayInVietnam(moment)], date: resultDate.slice(0, 5) };
}

/** 'Quay lúc 12:20 hôm nay', 'Quay lúc 06:08 ngày mai': for games that draw all day. `now` in ms. */
export function drawTimeWords(draw: Draw, now: number): string {
  const { resultDate, resultTime } = draw;
  if (resultDate === vietnamDate(now)) return `Quay lúc ${resultTime} hôm nay`;
  if (resultDate === vietnamDate(now + DAY_MS)) return `Quay lúc ${resultTime} ngày mai`;
  return `Quay lúc ${resultTime} ngày ${dayOf(draw).date}`;
}

/**
 * Head of a builder whose game draws all day: 'Kỳ #0219846' over its time. A draw that has no number yet is named by
 * its day and time, so there the time stands alone and is said once. `now` in ms.
 */
export function drawHead(draw: Pick<Period, 'name'> & Draw, now: number): { title: string; detail: string } {
  const time = drawTimeWords(draw, now);
  return draw.name.includes(draw.resultTime) ? { title: time, detail: '' } : { title: draw.name, detail: time };
}

/** 'Quay 18:00 Chủ Nhật 22/11'. */
export function drawDayWords(draw: Draw): string {
  const { names, date } = dayOf(draw);
  return ['Quay', draw.resultTime, names?.long, date].filter(Boolean).join(' ');
}

/** 'CN 22/11', for a badge; `moment` in ms. */
function dayBadge(moment: number): string {
  return `${dayNames[weekdayInVietnam(moment)].short} ${vietnamDate(moment).slice(0, 5)}`;
}

/** The days of the first draws, as far as the server has told them: one, or two of `count` draws. */
export function drawDays({ nextPeriod, drawInterval }: GameEntry, count: number): string[] {
  const first = Date.parse(nextPeriod.dialDate);
  const following = drawInterval === null || count < 2 ? [] : [first + drawInterval * SECOND_MS];
  return [first, ...following].map(dayBadge);
}

/** 'kỳ #0219846', for the middle of a sentence. */
export function drawInSentence({ name }: Pick<Period, 'name'>): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
