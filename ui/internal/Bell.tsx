import { IconButton } from '../IconButton/IconButton';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './Bell.css';
import { BellIcon } from './icons';

export interface BellProps {
  onPress: () => void;
  /** Unread notifications; above 99 the count says so. */
  unread: number;
}

/** The way to the notifications, with how many of them are new. */
export function Bell({ onPress, unread }: BellProps) {
  const words = useMessages('bell', shell.bell);
  return (
    <span className={styles.bell}>
      <IconButton tone="onColor" label={words.label(unread)} icon={<BellIcon />} onClick={onPress} />
      {unread > 0 ? (
        <span className={styles.bellCount} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </span>
  );
}
