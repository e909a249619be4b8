import { useMedia } from './useMedia';

/** Whether the reader wants less motion; a server takes it that nobody does. For what is timed: styles ask by themselves. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
