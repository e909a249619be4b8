import { createRequiredContext } from '../../lib/createRequiredContext';
import { useStore } from '../../lib/useStore';
import type { Notices } from './notices';
import { openPopup, type NoticesState } from './noticesState';

/** Ways to tell the player something. It renders nobody when something is told, so a page may ask for it. */
export const [NoticesContext, useNotices] = createRequiredContext<Notices>('The notices state');

/** What the player is being told. */
export function useNoticesState(): NoticesState {
  return useStore(useNotices());
}

/** Whether a screen's own sheet may show: it steps aside, draft and all, while a popup of the shop is open. */
export function useSheetOpen(open: boolean): boolean {
  const notices = useNotices();
  return useStore({ get: () => openPopup(notices.get()), subscribe: notices.subscribe }) === null && open;
}
