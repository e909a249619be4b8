import { createContext, useContext } from 'react';
import { createClock, type Clock } from './clock';

export const ClockContext = createContext<Clock>(createClock(() => Date.now()));

/** The clock that countdowns on this page go by. */
export function useClock(): Clock {
  return useContext(ClockContext);
}
