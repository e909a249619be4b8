/** A moment: ms since the epoch, a Date, or ISO 8601 text that names its zone (`Z`, `+07:00`). */
export type Instant = number | Date | string;

/** Ms. Asia/Ho_Chi_Minh has had no summer time since 1975: UTC+7 always. */
export const VIETNAM_OFFSET = 7 * 3_600_000;

const LONGEST = '2026-11-21T18:00:00.000000000+07:00'.length;
const ZONED = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export type Weekday = (typeof weekdays)[number];

/** Ms since the epoch, or null when it is no moment. Text without a zone is none: each machine would read its own. */
export function momentOf(instant: unknown): number | null {
  const moment = typeof instant === 'object' ? timeOf(instant) : typeof instant === 'string' ? parse(instant) : instant;
  return typeof moment === 'number' && !Number.isNaN(new Date(moment).getTime()) ? moment : null;
}

function timeOf(instant: object | null): number {
  try {
    return instant instanceof Date ? instant.getTime() : Number.NaN;
  } catch {
    // A proxy that refuses to say what it is.
    return Number.NaN;
  }
}

function parse(text: string): number {
  const day = text.length > LONGEST ? undefined : ZONED.exec(text)?.[1];
  if (day === undefined) return Number.NaN;
  const midnight = new Date(`${day}T00:00:00Z`);
  // Some engines roll 31 February over into March; what does not read back as written was no day.
  const exists = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  return exists ? Date.parse(text) : Number.NaN;
}

/** A Date whose UTC fields read as the clock on a wall in Vietnam; null outside the years 0 to 9999. */
export function wallClock(instant: Instant): Date | null {
  const moment = momentOf(instant);
  if (moment === null) return null;
  const wall = new Date(moment + VIETNAM_OFFSET);
  return wall.getUTCFullYear() >= 0 && wall.getUTCFullYear() <= 9999 ? wall : null;
}

/** dd/mm/yyyy in Asia/Ho_Chi_Minh; empty for what is no moment. */
export function vietnamDate(instant: Instant): string {
  return vietnamDay(instant).split('-').toReversed().join('/');
}

/** The day in Asia/Ho_Chi_Minh as yyyy-mm-dd, which sorts by time; empty for what is no moment. */
export function vietnamDay(instant: Instant): string {
  return wallClock(instant)?.toISOString().slice(0, 10) ?? '';
}

/** HH:mm in Asia/Ho_Chi_Minh; empty for what is no moment. */
export function vietnamTime(instant: Instant): string {
  return vietnamClock(instant).slice(0, 5);
}

/** HH:mm:ss in Asia/Ho_Chi_Minh; empty for what is no moment. */
export function vietnamClock(instant: Instant): string {
  return wallClock(instant)?.toISOString().slice(11, 19) ?? '';
}

/** Null for what is no moment. */
export function weekdayInVietnam(instant: Instant): Weekday | null {
  const wall = wallClock(instant);
  return wall === null ? null : (weekdays[wall.getUTCDay()] ?? null);
}

/**
 * The moment a clock in Vietnam shows `time` (HH:mm or HH:mm:ss) on `day` (yyyy-mm-dd), as ms since the epoch; null
 * when the texts are no such moment.
 */
export function momentOnDay(day: unknown, time: unknown): number | null {
  if (typeof day !== 'string' || typeof time !== 'string' || !/^\d{2}:\d{2}(:\d{2})?$/.test(time)) return null;
  const moment = momentOf(`${day}T${time}+07:00`);
  // 24:00 is the next day's midnight to some engines.
  return moment !== null && vietnamDay(moment) === day ? moment : null;
}

/** `momentOnDay` for a `date` as it is shown, dd/mm/yyyy. */
export function vietnamInstant(date: unknown, time: unknown): number | null {
  if (typeof date !== 'string' || !/^\d{2}\/\d{2}\/\d{4}$/.test(date)) return null;
  return momentOnDay(date.split('/').toReversed().join('-'), time);
}
