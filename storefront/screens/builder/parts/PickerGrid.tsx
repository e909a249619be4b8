import { NumberGrid, type NumberGridProps } from '@veloc/ui';
import { useDraft, type PickerPart } from '../draft';

interface PickerGridProps extends PickerPart, Pick<NumberGridProps, 'label' | 'count' | 'kind' | 'className'> {
  /**
   * Which balls: the main numbers, or the specials of Lotto 5/35 and Power.
   * @default 'numbers'
   */
  of?: 'numbers' | 'specials';
}

/** The numbers to pick from. */
export function PickerGrid({ label, count, kind = 'main', className, of = 'numbers', ...part }: PickerGridProps) {
  const { picks, method, toggle } = useDraft(part);
  return (
    <NumberGrid
      className={className}
      label={label}
      count={count}
      kind={kind}
      selected={picks[of]}
      max={method[of].most}
      onToggle={({ value }) => toggle(value, of)}
    />
  );
}
