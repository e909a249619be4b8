import { vietnamDate, vietnamTime, type BreakLength, type LimitSpan, texts, type PlayLimits } from '@veloc/rules';
import { Button, Card, formatMoney, Inline, ProgressBar, Stack, Text } from '@veloc/ui';
import * as styles from './Limits.css';

export const spanTitles: Readonly<Record<LimitSpan, string>> = {
  day: 'Mỗi ngày',
  week: 'Mỗi tuần',
  month: 'Mỗi tháng',
};

export const breakTitles: Readonly<Record<BreakLength, string>> = { '24h': '24 giờ', '7d': '7 ngày', '6m': '6 tháng' };

/** '18:00 ngày 28/11/2026' of an instant. */
export function momentLabel(instant: string | number): string {
  return `${vietnamTime(instant)} ngày ${vietnamDate(instant)}`;
}

/** The part of a limit from which on its bar warns. */
const NEARLY = 0.8;

interface LimitCardProps {
  span: LimitSpan;
  playLimits: PlayLimits;
  onEdit: () => void;
}

/** One limit: what it is, how much of it is used, what is left, and the raise that waits. */
export function LimitCard({ span, playLimits, onEdit }: LimitCardProps) {
  const limit = playLimits.limits[span];
  const spent = playLimits.spent[span];
  const raise = playLimits.pending[span];
  return (
    <Card>
      <Stack gap={4}>
        <Inline justify="space-between">
          <Text as="h3" size="subtitle" weight="bold">
            {spanTitles[span]}
          </Text>
          <Button
            kind="ghost"
            size="medium"
            className={styles.change}
            aria-label={`${limit === null ? 'Đặt' : 'Thay đổi'} giới hạn ${spanTitles[span].toLowerCase()}`}
            onClick={onEdit}
          >
            {limit === null ? 'Đặt giới hạn' : 'Thay đổi'}
          </Button>
        </Inline>
        {limit === null ? (
          <Inline justify="space-between">
            <Text as="span" tone="soft">
              Chưa đặt giới hạn
            </Text>
            <Text as="span" tone="soft">
              Đã chi {formatMoney(spent)}
            </Text>
          </Inline>
        ) : (
          <>
            <Inline justify="space-between">
              <Text as="span" tone="soft">
                Đã chi {formatMoney(spent)} / {formatMoney(limit)}
              </Text>
              <Text as="span" weight="bold">
                {capitalized(texts.roomLeft(span, Math.max(0, limit - spent)))}
              </Text>
            </Inline>
            <ProgressBar
              label={`Đã chi ${texts.spanLabel[span]}`}
              value={spent / limit}
              tone={spent >= limit ? 'danger' : spent >= limit * NEARLY ? 'warning' : 'neutral'}
              className={styles.limitBar}
            />
          </>
        )}
        {raise ? (
          <Text size="label" tone="soft">
            {raise.amount === null ? 'Bỏ giới hạn' : `Tăng lên ${formatMoney(raise.amount)}`} từ{' '}
            {momentLabel(raise.from)}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
