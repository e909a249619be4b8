import { vietnamInstant } from '../vietnamTime';

/** Names the result of a channel's day; the last eight characters are ddmmyyyy (spec section 3). */
export function classicResultId(channelId: string, resultDate: string): string {
  return `${channelId}-${resultDate.replaceAll('/', '')}`;
}

/** The day in a result id, whose last eight characters are ddmmyyyy, as dd/mm/yyyy; null when they are no day. */
export function dateOfResultId(resultId: string): string | null {
  const parts = /(\d{2})(\d{2})(\d{4})$/.exec(resultId);
  if (!parts) return null;
  const date = `${parts[1]}/${parts[2]}/${parts[3]}`;
  return vietnamInstant(date, '00:00') === null ? null : date;
}
