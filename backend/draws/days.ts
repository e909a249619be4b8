import { vietnamDate, vietnamInstant, type Instant } from '@veloc/rules';

export const DAY = 86_400_000;

/** The day in Vietnam as yyyy-mm-dd. */
export function vietnamDay(instant: Instant): string {
  return vietnamDate(instant).split('/').toReversed().join('-');
}

/** The moment a clock in Vietnam shows `time` (HH:mm) on `day` (yyyy-mm-dd); null when there is no such day or time. */
export function vietnamMoment(day: string, time: string): Date | null {
  const moment = vietnamInstant(day.split('-').toReversed().join('/'), time);
  return moment === null ? null : new Date(moment);
}

/** Midnight in Vietnam of the day that holds `instant`, in ms since the epoch. */
export function startOfDay(instant: Instant): number {
  return vietnamInstant(vietnamDate(instant), '00:00') ?? 0;
}
