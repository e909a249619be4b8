import useSWR from 'swr';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import { useContentCalls } from './documents';
import { usePlayer } from './player';

/** How often a page that stays open asks how many are unread, in ms. */
const UNREAD_COUNT_INTERVAL = 120_000;

/** How many notifications are unread (parameters.notificationCount); null for a guest and while nobody knows. */
export function useNotificationCount() {
  const calls = useContentCalls();
  const player = usePlayer();
  const { data, mutate } = useSWR<{ notificationCount: number }, ApiError>(
    player && keys.notificationCount(player),
    () => calls.notificationCount(),
    { refreshInterval: UNREAD_COUNT_INTERVAL },
  );
  return {
    count: data?.notificationCount ?? null,
    setCount: (notificationCount: number) => void mutate({ notificationCount }, { revalidate: false }),
  };
}
