import { createRequiredContext } from '../createRequiredContext';
import { useStore } from '../useStore';
import type { Notices } from './notices';
import { openPopup, type NoticesState } from './noticesState';

const [NoticesContext, useNoticesState] = createRequiredContext<Notices>('The notices state');

export { NoticesContext };

export function useNotices(): Notices & { state: NoticesState } {
  const notices = useNoticesState();
  return { ...notices, state: useStore(notices) };
}

/** Whether a screen's own sheet may show: it steps aside, draft and all, while a popup of the shop is open. */
export function useSheetOpen(open: boolean): boolean {
  const notices = useNoticesState();
  return useStore({ get: () => openPopup(notices.get()), subscribe: notices.subscribe }) === null && open;
}
