import type { SlotMethod } from '@veloc/rules';
import type { NumberGridProps } from '@veloc/ui';
import type { ReactNode } from 'react';
import { bleed, grid } from '../Builder.css';
import { PickerGrid } from './PickerGrid';
import { PickerSheet, type PickerSheetProps } from './PickerSheet';

interface NumberPickerProps extends Omit<PickerSheetProps, 'children'> {
  count: NumberGridProps['count'];
  /** Stands under the grid, for instance what a bao comes to. */
  renderNote?: (method: SlotMethod) => ReactNode;
}

/** The sheet of a game with one range of numbers. */
export function NumberPicker({ count, renderNote, ...sheet }: NumberPickerProps) {
  return (
    <PickerSheet {...sheet}>
      {(part, method) => {
        const below = renderNote?.(method) ?? null;
        return (
          <>
            <PickerGrid {...part} className={below ? bleed : grid} label={sheet.title(method)} count={count} />
            {below}
          </>
        );
      }}
    </PickerSheet>
  );
}
