import { NumberGrid, type NumberGridProps } from '@veloc/ui';
import { useDraft } from '../draft';
import type { PickerPartProps } from './PickerTools';

interface PickerGridProps extends PickerPartProps, Pick<NumberGridProps, 'label' | 'count' | 'className'> {}

/** The numbers to pick from. */
export function PickerGrid({ label, count, className, ...part }: PickerGridProps) {
  const { numbers, toggle } = useDraft(part);
  return (
    <NumberGrid
      className={className}
      label={label}
      count={count}
      selected={numbers}
      max={part.builder.method.numbers.most}
      onToggle={({ value }) => toggle(value)}
    />
  );
}
