import type { Transaction } from '@veloc/rules';
import { useHasCome } from '../../state/server-clock/useHasCome';
import { useServerClock } from '../../state/server-clock/useServerClock';
import { overdueFrom } from './movement';

/** The time (ms) by which to tell how a movement stands; renders again at the moment from which on it is overdue. */
export function useTimeOf(movement: Pick<Transaction, 'kind' | 'status' | 'createdAt'>): number {
  const now = useServerClock();
  useHasCome(overdueFrom(movement));
  return now();
}
