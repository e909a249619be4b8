import { useEffect } from 'react';
import { useNotificationCount } from '../../data/useNotificationCount';

/** Tells how many notifications are unread, in a chunk of its own: no first paint waits for it. */
export function UnreadCount({ onCount }: { onCount: (count: number) => void }) {
  const { count } = useNotificationCount();
  useEffect(() => onCount(count ?? 0), [count, onCount]);
  return null;
}
