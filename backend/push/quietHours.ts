import { vietnamTime } from '@veloc/rules';

/** HH:mm in Vietnam; over midnight where `from` is later than `to`. */
export interface QuietHours {
  from: string;
  to: string;
}

const DAY = 24 * 60;

/** Minutes since midnight. */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes of a day from one time of day to another. */
const between = (from: string, to: string) => (minuteOf(to) - minuteOf(from) + DAY) % DAY;

export function isQuiet(now: Date, quiet: QuietHours | null): boolean {
  return quiet !== null && between(quiet.from, vietnamTime(now)) < between(quiet.from, quiet.to);
}

/** Seconds until the next quiet hours begin; infinite where there are none. */
export function secondsUntilQuiet(now: Date, quiet: QuietHours | null): number {
  if (quiet === null) return Infinity;
  return between(vietnamTime(now), quiet.from) * 60 - (Math.floor(now.getTime() / 1000) % 60);
}
