import { createContext, useContext } from 'react';
import { createClock, type Clock } from './clock';

/** No time on a server: what is written there may be read much later, and Next refuses to write a moment down. */
const deviceTime = () => (typeof document === 'undefined' ? NaN : Date.now());

export const ClockContext = createContext<Clock>(createClock(deviceTime));

/** The clock that countdowns on this page go by. */
export function useClock(): Clock {
  return useContext(ClockContext);
}
