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
  const isSpecial = of === 'specials';
  return (
    <NumberGrid
      className={className}
      label={label}
      count={count}
      kind={kind}
      selected={isSpecial ? (part.face.specials?.(picks) ?? picks.specials) : picks.numbers}
      max={method[of].most}
      exchanges={isSpecial && method.specials.most === 1}
      onToggle={({ value }) => toggle(value, of)}
    />
  );
}
