import { DAY, vietnamDate, vietnamTime, type Notification } from '@veloc/rules';
import {
  Card,
  CardLink,
  formatMoney,
  Inline,
  LandmarkIcon,
  ShieldCheckIcon,
  Stack,
  StatusBadge,
  Text,
  TicketIcon,
  TrophyIcon,
  Undo2Icon,
  WalletIcon,
} from '@veloc/ui';
import type { ReactNode } from 'react';
import { notificationText, type Topic } from '../notificationText';
import * as place from '../../../shared/place.css';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** 'Vừa xong', '5 phút trước', 'Hôm nay 18:02', 'Hôm qua 18:02', later '19/11/2026 18:02'. `now` in ms. */
export function momentLabel(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  if (age < MINUTE) return 'Vừa xong';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} phút trước`;
  const date = vietnamDate(instant);
  const day = date === vietnamDate(now) ? 'Hôm nay' : date === vietnamDate(now - DAY) ? 'Hôm qua' : date;
  return `${day} ${vietnamTime(instant)}`;
}

const icons: Readonly<Record<Topic, ReactNode>> = {
  draw: <TicketIcon />,
  prize: <TrophyIcon />,
  topup: <WalletIcon />,
  withdraw: <LandmarkIcon />,
  refund: <Undo2Icon />,
  wallet: <WalletIcon />,
  account: <ShieldCheckIcon />,
};

const titles = { calm: 'body', small: 'body', large: 'subtitle', jackpot: 'title' } as const;
// Larger than the title, and of a large one as large as the narrowest phone shows whole.
const amounts = { calm: 'body', small: 'title', large: 'amount', jackpot: 'amount' } as const;

interface NotificationCardProps {
  notification: Notification;
  /** Ms, by the server. */
  now: number;
  /** It was opened. */
  onOpen: () => void;
}

/**
 * One thing a player was told; all of it leads to what it is about. Unread ones are bold with a dot, wins gold, but for
 * those of no more than their stake.
 */
export function NotificationCard({ notification, now, onOpen }: NotificationCardProps) {
  const { createdAt, readAt } = notification;
  const { topic, title, amount, body, href, win } = notificationText(notification);
  const words =
    amount === undefined ? (
      title
    ) : (
      <Stack as="span" gap={0}>
        <span>{title}</span>
        <Text as="span" size={amounts[win ?? 'small']} weight="heavy">
          {formatMoney(amount)}
        </Text>
      </Stack>
    );
  const isUnread = readAt === null;
  const isGold = topic === 'prize' && win !== 'calm';
  return (
    <Card inset="medium" tone={win && isGold ? 'gold' : 'plain'}>
      <Inline gap={12} align="start">
        <Text as="span" tone={isGold ? 'gold' : isUnread ? 'brand' : 'faint'} aria-hidden="true">
          {icons[topic]}
        </Text>
        <Stack gap={2} className={place.words}>
          <Inline align="baseline" rowGap={0}>
            <Text
              as="h2"
              size={win ? titles[win] : 'body'}
              weight={isUnread ? 'bold' : 'medium'}
              tone={isGold ? 'gold' : 'plain'}
              className={place.words}
            >
              {href ? (
                <CardLink href={href} onClick={onOpen}>
                  {words}
                </CardLink>
              ) : (
                words
              )}
            </Text>
            {isUnread ? (
              <StatusBadge tone="info" dot>
                Chưa đọc
              </StatusBadge>
            ) : null}
          </Inline>
          {body ? (
            <Text size="label" tone="soft">
              {body}
            </Text>
          ) : null}
          <Text as="time" dateTime={createdAt} size="caption" tone="faint">
            {momentLabel(createdAt, now)}
          </Text>
        </Stack>
      </Inline>
    </Card>
  );
}
