import { kenoFreeMethod } from '@veloc/rules';
import { CalendarDaysIcon, Columns, LayersIcon, SelectCard } from '@veloc/ui';
import type { Builder } from '../../../../features/builder/useBuilder';

interface KenoSettingsProps {
  builder: Builder;
  /** Left out where no level is chosen from a list. */
  onLevel?: () => void;
  onPeriods: () => void;
}

/** Level and number of draws, at one place of every way to play. */
export function KenoSettings({ builder: { method, numberPeriod }, onLevel, onPeriods }: KenoSettingsProps) {
  const isFree = method.id === kenoFreeMethod.id;
  return (
    <Columns minColumnWidth="8.5rem" gap={10}>
      {onLevel ? (
        <SelectCard
          label="Bậc chơi"
          value={isFree ? method.name : `${method.name} · ${method.numbers.most} số`}
          icon={<LayersIcon />}
          onClick={onLevel}
        />
      ) : null}
      <SelectCard label="Số kỳ" value={`${numberPeriod} kỳ`} icon={<CalendarDaysIcon />} onClick={onPeriods} />
    </Columns>
  );
}
