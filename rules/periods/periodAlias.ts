import type { Weekday } from '../vietnamTime';

/** A word for one of the periods on sale. */
export type PeriodAlias = 'current' | 'next' | 'daily' | Weekday;

/** The words of a game that one calls by nothing but its day. */
export const daily = ['daily'] as const satisfies readonly PeriodAlias[];
