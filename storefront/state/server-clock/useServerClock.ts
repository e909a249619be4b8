import { createRequiredContext } from '../../lib/createRequiredContext';

/** Answers the server's time in ms since the epoch; the function keeps its identity. */
export const [ServerClockContext, useServerClock] = createRequiredContext<() => number>('The server clock');
