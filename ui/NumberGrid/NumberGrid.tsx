import { useId, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import type { GridCount } from './geometry';
import { CHUNK, NumberChunk } from './NumberChunk';
import * as styles from './NumberGrid.css';
import { useGridFocus } from './useGridFocus';

export interface NumberGridProps extends Omit<ComponentProps<'div'>, 'children' | 'onToggle' | 'aria-label'> {
  /** What is chosen here, for instance 'Chọn số Mega 6/45'. */
  label: string;
  /** Numbers 1 to this. The grid stands differently for each count and width. */
  count: GridCount;
  /** The numbers picked so far. */
  selected: readonly number[];
  /** How many may be picked; the others then fade, stay reachable, and say why. */
  max: number;
  /**
   * Which numbers: the game's main ones, or the extra one in its gold outline.
   * @default 'main'
   */
  kind?: 'main' | 'bonus';
  /** A number was pressed that may be picked or put back. */
  onToggle: (change: { value: number }) => void;
}

/**
 * The numbers of a game to pick from. One tab stop: arrow keys walk in two dimensions, Home and End within a row, Space
 * picks. Picking one number renders one cell; only the pick that fills the selection touches them all.
 */
export function NumberGrid({ label, count, selected, max, kind = 'main', onToggle, ...rest }: NumberGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const reasonId = useId();
  const [refused, setRefused] = useState('');
  const isFull = selected.length >= max;
  const reason = `Đã chọn đủ ${max} số. Bỏ một số để chọn số khác.`;

  const press = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest('button') : null;
    if (!cell) return;
    const isOff = cell.getAttribute('aria-disabled') === 'true';
    setRefused(isOff ? reason : '');
    if (!isOff) onToggle({ value: Number(cell.dataset.value) });
  };

  return (
    <div {...rest}>
      <div className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keys press the buttons inside; one listener hears them all */}
        <div
          ref={grid}
          role="group"
          aria-label={label}
          className={styles.layout[count]}
          onClick={press}
          {...useGridFocus(grid)}
        >
          {Array.from({ length: Math.ceil(count / CHUNK) }, (_, chunk) => {
            const from = chunk * CHUNK + 1;
            const to = Math.min(count, from + CHUNK - 1);
            return (
              <NumberChunk
                key={from}
                from={from}
                to={to}
                picked={selected.filter((value) => value >= from && value <= to).join(' ')}
                reasonId={isFull ? reasonId : undefined}
                isBonus={kind === 'bonus'}
              />
            );
          })}
        </div>
      </div>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
      <VisuallyHidden role="status">{refused}</VisuallyHidden>
    </div>
  );
}
