import type { Notification } from '@veloc/rules';
import { keys } from './keys';
import { useContentCalls } from './documents';
import { useList } from './useList';
import { useNotificationCount } from './useNotificationCount';
import { usePlayer } from './player';

/** What the player was told, newest first. Empty for a guest. */
export function useNotifications() {
  const calls = useContentCalls();
  const player = usePlayer();
  const { count, setCount } = useNotificationCount();
  const list = useList<Notification, ReturnType<typeof keys.notifications>>(
    (cursor) => (player === null ? null : keys.notifications(player, cursor)),
    (cursor) => calls.notifications(cursor),
  );
  return {
    ...list,
    /** How many are unread, also of those not read yet; null while nobody knows. */
    unread: count,
    /** Marks some as read, all without `ids`. Rejects with the call's error. */
    markRead: async (ids?: readonly string[]) => {
      const { notificationCount } = await calls.readNotifications(ids);
      setCount(notificationCount);
      list.retry();
    },
  };
}
