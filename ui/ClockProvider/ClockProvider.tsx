import { useMemo, type ReactNode } from 'react';
import { createClock } from './clock';
import { ClockContext } from './ClockContext';

export interface ClockProviderProps {
  /** The time in milliseconds since the epoch, for instance the server's. Keep the function's identity. */
  now: () => number;
  children: ReactNode;
}

/**
 * Gives every countdown below one clock and one timer. Without it they go by the device's own time, and a server, which
 * is not that device, leaves the time open.
 */
export function ClockProvider({ now, children }: ClockProviderProps) {
  const clock = useMemo(() => createClock(now), [now]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}
