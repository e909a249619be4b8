import { DAY, vietnamDate, vietnamDay, vietnamTime } from '@veloc/rules';
import { CardLink, formatMoney, Inline, Stack, StatusBadge, Text } from '@veloc/ui';
import * as place from '../../../shared/place.css';
import type { RowText } from '../notificationRows';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** 'Vừa xong', '5 phút trước', '18:02' of today and yesterday, later '19/11/2026 18:02'. `now` in ms. */
export function momentLabel(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  if (age < MINUTE) return 'Vừa xong';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} phút trước`;
  const time = vietnamTime(instant);
  // The heading above names the day.
  return vietnamDay(instant) >= vietnamDay(now - DAY) ? time : `${vietnamDate(instant)} ${time}`;
}

const titles = { calm: 'body', small: 'body', large: 'subtitle', jackpot: 'title' } as const;
// Larger than the title, and of a large one as large as the narrowest phone shows whole.
const amounts = { calm: 'body', small: 'title', large: 'amount', jackpot: 'amount' } as const;

interface NotificationWordsProps {
  text: RowText;
  /** The moment it was told, in ISO 8601. */
  createdAt: string;
  isUnread: boolean;
  /** Ms, by the server. */
  now: number;
  /** What its title is. */
  titleAs: 'h3' | 'span';
  /** Where all of its card leads. @default nowhere */
  href?: string | null;
  /** It was followed. */
  onOpen?: () => void;
}

/** Whether it is told in gold: what was won, but for no more than its stake. */
export function isGold({ topic, win }: RowText): boolean {
  return topic === 'prize' && win !== 'calm';
}

/** Title, words and moment of what a player was told. Unread ones are bold with a dot. */
export function NotificationWords({ text, createdAt, isUnread, now, titleAs, href, onOpen }: NotificationWordsProps) {
  const { title, amount, body, win } = text;
  // A heading stands in no span, and a button holds nothing else.
  const as = titleAs === 'span' ? 'span' : 'div';
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
  return (
    <Stack as={as} gap={2} className={place.words}>
      <Inline as={as} align="baseline" rowGap={0}>
        <Text
          as={titleAs}
          size={win ? titles[win] : 'body'}
          weight={isUnread ? 'bold' : 'medium'}
          tone={isGold(text) ? 'gold' : 'plain'}
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
        <Text as="span" size="label" tone="soft">
          {body}
        </Text>
      ) : null}
      <Text as="time" dateTime={createdAt} size="caption" tone="faint">
        {momentLabel(createdAt, now)}
      </Text>
    </Stack>
  );
}
