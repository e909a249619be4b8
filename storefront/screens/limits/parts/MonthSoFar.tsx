import { monthOf, vietnamDay, weeksOfMonth, type PlayLimits } from '@veloc/rules';
import { BudgetRing, Money, ProgressBar, Stack, Text } from '@veloc/ui';
import * as styles from './Limits.css';

interface MonthSoFarProps {
  playLimits: PlayLimits;
}

const dayOf = (moment: number) => vietnamDay(moment).split('-').map(Number);

/** '8–14/8' of a stretch of days. */
function daysLabel(from: number, to: number): string {
  const [, month, first] = dayOf(from);
  const [, , last] = dayOf(to - 1);
  return first === last ? `${first}/${month}` : `${first}–${last}/${month}`;
}

/** Every week of the month: those that have begun with what was spent in each, those ahead with null. */
function wholeMonth(begun: PlayLimits['weeks']) {
  const month = begun[0] ? monthOf(begun[0].from) : null;
  if (month === null) return [];
  return weeksOfMonth(month.to - 1).map((week, place) => ({ ...week, spent: begun[place]?.spent ?? null }));
}

/** What of the month's budget is spent, and in which of its weeks: the bars are measured against the dearest one. */
export function MonthSoFar({ playLimits }: MonthSoFarProps) {
  const { weeks, spent, limits } = playLimits;
  const most = Math.max(1, ...weeks.map((week) => week.spent));
  return (
    <div className={styles.month}>
      <BudgetRing size="large" spent={spent.month} budget={limits.month} />
      <Stack gap={8} className={styles.weeks}>
        <Text as="h3" size="label" weight="bold" tone="plain" id="weeks">
          Từng 7 ngày
        </Text>
        <Stack as="ul" gap={8} aria-labelledby="weeks">
          {wholeMonth(weeks).map((week) => (
            <li key={week.from} data-ahead={week.spent === null || undefined} className={styles.week}>
              <Text as="span" size="label" tone={week.spent === null ? 'faint' : 'soft'}>
                {daysLabel(week.from, week.to)}
              </Text>
              <ProgressBar aria-hidden="true" label="" value={(week.spent ?? 0) / most} className={styles.bar} />
              {week.spent === null ? null : (
                <Text as="span" size="label" weight="bold" tone="plain" className={styles.amount}>
                  <Money amount={week.spent} />
                </Text>
              )}
            </li>
          ))}
        </Stack>
      </Stack>
    </div>
  );
}
