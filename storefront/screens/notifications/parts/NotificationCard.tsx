import { vietnamDate, type Notification } from '@veloc/rules';
import {
  Card,
  Inline,
  LandmarkIcon,
  ShieldCheckIcon,
  Text,
  TicketIcon,
  TrophyIcon,
  Undo2Icon,
  WalletIcon,
} from '@veloc/ui';
import type { ReactNode } from 'react';
import { notificationText, type Topic } from '../notificationText';
import { isGold, NotificationWords } from './NotificationWords';

const icons: Readonly<Record<Topic, ReactNode>> = {
  draw: <TicketIcon />,
  prize: <TrophyIcon />,
  topup: <WalletIcon />,
  withdraw: <LandmarkIcon />,
  refund: <Undo2Icon />,
  wallet: <WalletIcon />,
  account: <ShieldCheckIcon />,
};

interface NotificationCardProps {
  notification: Notification;
  /** Ms, by the server. */
  now: number;
  /** It was opened. */
  onOpen: () => void;
}

/** One thing a player was told; all of it leads to what it is about. Wins are gold, but for those of no more than their stake. */
export function NotificationCard({ notification, now, onOpen }: NotificationCardProps) {
  const { createdAt, readAt } = notification;
  const text = notificationText(notification, vietnamDate(createdAt));
  const { topic, href, win } = text;
  const isUnread = readAt === null;
  return (
    <Card inset="medium" tone={win && isGold(text) ? 'gold' : 'plain'}>
      <Inline gap={12} align="start">
        <Text as="span" tone={isGold(text) ? 'gold' : isUnread ? 'brand' : 'faint'} aria-hidden="true">
          {icons[topic]}
        </Text>
        <NotificationWords
          text={text}
          createdAt={createdAt}
          isUnread={isUnread}
          now={now}
          titleAs="h3"
          href={href}
          onOpen={onOpen}
        />
      </Inline>
    </Card>
  );
}
