/**
 * How long a story looks for something before it gives up, in ms: a busy machine is slow, not wrong. No component waits
 * just so long, so that a clock held by hand can tell this wait from theirs.
 */
export const PATIENCE_MS = 60_001;
