import type { Notification } from '@veloc/rules';
import { FoldCard, GameMark, SectionHeading, Stack } from '@veloc/ui';
import { groupHeading } from '../../../features/ticket/Ticket.css';
import { gamePages } from '../../../games/pages';
import type { NotificationRow as Row } from '../notificationRows';
import * as styles from '../Notifications.css';
import { NotificationCard } from './NotificationCard';
import { NotificationWords } from './NotificationWords';

/** So many a call marks as read. */
const MOST_READ = 200;

interface NotificationRowProps {
  row: Row;
  /** Ms, by the server. */
  now: number;
  /** Called with those that were opened and are unread. */
  onRead: (ids: readonly string[]) => void;
}

/** A heading, one thing that the player was told, or several as one, which open below it. */
export function NotificationRow({ row, now, onRead }: NotificationRowProps) {
  switch (row.kind) {
    case 'heading':
      return <SectionHeading className={groupHeading}>{row.title}</SectionHeading>;
    case 'one':
      return (
        <NotificationCard
          notification={row.notification}
          now={now}
          onOpen={() => onRead(unreadOf([row.notification]))}
        />
      );
    case 'several': {
      const unread = unreadOf(row.notifications);
      return (
        <FoldCard
          marks={row.games.slice(0, 3).map((game) => (
            <GameMark key={game} {...gamePages[game].look} size={32} />
          ))}
          label={
            <span className={styles.folded}>
              <NotificationWords
                text={row.text}
                createdAt={row.notifications[0].createdAt}
                isUnread={unread.length > 0}
                now={now}
                titleAs="span"
              />
            </span>
          }
          onChange={({ open }) => {
            if (open) onRead(unread);
          }}
        >
          <Stack gap={10}>
            {row.notifications.map((one) => (
              <NotificationCard key={one.id} notification={one} now={now} onOpen={() => onRead(unreadOf([one]))} />
            ))}
          </Stack>
        </FoldCard>
      );
    }
  }
}

const unreadOf = (notifications: readonly Notification[]) =>
  notifications.flatMap(({ id, readAt }) => (readAt === null ? [id] : [])).slice(0, MOST_READ);
