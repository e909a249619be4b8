import { vietnamDay, type PlayLimits } from '@veloc/rules';
import { BudgetRing, ProgressBar, Stack, Text } from '@veloc/ui';
import { formatNumber } from '../../../shared/copy/format';
import * as styles from './MonthSoFar.css';

interface MonthSoFarProps {
  playLimits: PlayLimits;
}

const dayOf = (moment: number) => vietnamDay(moment).split('-').map(Number);

/** '8–14/8' of a stretch of days. */
export function daysLabel(from: string, to: string): string {
  const [, month, first] = dayOf(Date.parse(from));
  const [, , last] = dayOf(Date.parse(to) - 1);
  return first === last ? `${first}/${month}` : `${first}–${last}/${month}`;
}

/** What of the month's budget is spent, and in which of its weeks: the bars are measured against the dearest one. */
export function MonthSoFar({ playLimits }: MonthSoFarProps) {
  const { weeks, spent, limits } = playLimits;
  const most = Math.max(1, ...weeks.map((week) => week.spent));
  return (
    <div className={styles.month}>
      <BudgetRing size="large" spent={spent.month} budget={limits.month} className={styles.ring} />
      <Stack gap={8}>
        <Text as="h3" size="label" weight="bold" tone="plain" id="weeks">
          Mỗi tuần
        </Text>
        <Stack as="ul" gap={8} aria-labelledby="weeks">
          {weeks.map((week) => (
            <li key={week.from} className={styles.week}>
              <Text as="span" size="label" tone="soft">
                {daysLabel(week.from, week.to)}
              </Text>
              <ProgressBar aria-hidden="true" label="" value={week.spent / most} />
              <Text as="span" size="label" weight="bold" tone="plain" className={styles.amount}>
                {week.spent === 0 ? '0' : `${formatNumber(week.spent / 1000)}k`}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </div>
  );
}
