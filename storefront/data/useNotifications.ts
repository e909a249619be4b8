import type { Notification, NotificationSettings } from '@veloc/rules';
import useSWR from 'swr';
import type { ApiError } from '../api/errors';
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

/** How often the player is told of draws; asked for while `isNeeded`. */
export function useNotificationSettings(isNeeded: boolean) {
  const calls = useContentCalls();
  const player = usePlayer();
  const { data, error, isLoading, mutate } = useSWR<NotificationSettings, ApiError>(
    isNeeded && player !== null && keys.notificationSettings(player),
    () => calls.notificationSettings(),
  );
  return {
    settings: data,
    error,
    isLoading,
    retry: () => void mutate(),
    /** Rejects with the call's error. */
    change: async (settings: NotificationSettings) =>
      void (await mutate(await calls.changeNotificationSettings(settings), { revalidate: false })),
  };
}
