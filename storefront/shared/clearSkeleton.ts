import type { Notices } from '../state/notices/notices';

/** Takes the skeleton of index.html away once the first screen is here. */
export function clearSkeleton(notices: Notices, skeleton: Element | null): void {
  const stop = notices.subscribe(() => {
    if (notices.get().loading) return;
    skeleton?.remove();
    stop();
  });
}
