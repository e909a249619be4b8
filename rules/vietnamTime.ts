/** A moment: ms since the epoch, a Date, or ISO 8601 text. */
export type Instant = number | Date | string;

// Asia/Ho_Chi_Minh has had no summer time since 1975: UTC+7 always.
const OFFSET = 7 * 3_600_000;

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export type Weekday = (typeof weekdays)[number];

/** A Date whose UTC fields read as the clock on a wall in Vietnam. */
function wallClock(instant: Instant): Date {
  return new Date(new Date(instant).getTime() + OFFSET);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** dd/mm/yyyy in Asia/Ho_Chi_Minh. */
export function vietnamDate(instant: Instant): string {
  const wall = wallClock(instant);
  return `${twoDigits(wall.getUTCDate())}/${twoDigits(wall.getUTCMonth() + 1)}/${wall.getUTCFullYear()}`;
}

/** HH:mm in Asia/Ho_Chi_Minh. */
export function vietnamTime(instant: Instant): string {
  const wall = wallClock(instant);
  return `${twoDigits(wall.getUTCHours())}:${twoDigits(wall.getUTCMinutes())}`;
}

export function weekdayInVietnam(instant: Instant): Weekday {
  return weekdays[wallClock(instant).getUTCDay()] ?? 'sunday';
}

/**
 * The moment of a wall clock in Vietnam as ms since the epoch, or null when the text is no such moment.
 * `date` is dd/mm/yyyy; `time` is HH:mm or HH:mm:ss.
 */
export function vietnamInstant(date: string, time: string): number | null {
  const dateParts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date);
  const timeParts = /^(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(time);
  if (!dateParts || !timeParts) return null;
  const [, day, month, year] = dateParts;
  const [, hour, minute, second = '00'] = timeParts;
  const moment = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+07:00`);
  // Some engines roll 31/02 over into March; what does not read back as written was no date.
  return !Number.isNaN(moment) && vietnamDate(moment) === date ? moment : null;
}
