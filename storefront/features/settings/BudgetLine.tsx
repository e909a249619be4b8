import { vietnamDay } from '@veloc/rules';
import { BudgetRing, Facts, formatMoney, SidePanelRow, Text } from '@veloc/ui';
import type { ReactNode } from 'react';
import { useMonthBudget, usePlayLimits } from '../../data/settings';
import * as paths from '../../shared/paths';
import { useServerClock } from '../../state/contexts';

/** Beside a desktop's page: what is left of the month's budget. Nothing without one. */
export function BudgetLine() {
  const month = useMonthBudget();
  const now = useServerClock()();
  if (!month) return null;
  return (
    <ul>
      <SidePanelRow
        href={paths.budget}
        mark={<BudgetRing {...month} size="medium" />}
        title={`Còn ${formatMoney(Math.max(0, month.budget - month.spent))}`}
        detail={`trong ngân sách tháng ${Number(vietnamDay(now).slice(5, 7))} bạn tự đặt`}
      />
    </ul>
  );
}

/** In the list of the account: what the month has cost, with its budget where there is one. */
export function useMonthDetail(): { detail?: ReactNode; trailing?: ReactNode } {
  const { playLimits } = usePlayLimits();
  const month = useMonthBudget();
  if (month) {
    return {
      // Where it has no room on one line, the second begins with the budget.
      detail: `Tháng này ${formatMoney(month.spent)} trong\u00A0${formatMoney(month.budget)}`,
      trailing: <BudgetRing {...month} />,
    };
  }
  return playLimits ? { detail: `Tháng này đã chi ${formatMoney(playLimits.spent.month)}` } : {};
}

/** Beside a price: what this week has come to so far. Only for who has bought in it. */
export function WeekSoFar() {
  const { playLimits } = usePlayLimits();
  if (!playLimits || playLimits.ticketsThisWeek === 0) return null;
  return (
    <Text size="label" tone="soft">
      <Facts facts={[`Bạn đã mua ${playLimits.ticketsThisWeek} vé tuần này`, formatMoney(playLimits.spent.week)]} />
    </Text>
  );
}
