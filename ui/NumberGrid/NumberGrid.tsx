import { useDeferredValue, useId, useMemo, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { chunksOf } from './chunks';
import { layoutOf } from './geometry';
import { GridStatus } from './GridStatus';
import { NumberChunk } from './NumberChunk';
import * as styles from './NumberGrid.css';
import { inlineVariable } from '../internal/inlineVariable';
import { useScale } from '../theme/useScale';
import { useMessages, type Messages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import { springBack } from './springBack';
import { useGridFocus } from './useGridFocus';

export interface NumberGridProps extends Omit<ComponentProps<'div'>, 'children' | 'onToggle' | 'aria-label'> {
  /** What is chosen here, for instance 'Chọn số Mega 6/45'. */
  label: string;
  /** Numbers 1 to this. 80, 55, 49, 45, 35, 16 and 12 stand as designed for each width, others as the next larger. */
  count?: number | undefined;
  /** These numbers instead of 1 to `count`, in the order shown. Keep the list between renders. */
  numbers?: readonly number[] | undefined;
  /**
   * This many columns at every width, in the place of as many as its width has room for. Seven have 44 px each on the
   * narrowest phone; of more the targets get smaller there. At the large scale the width goes on to decide.
   */
  columns?: number | undefined;
  /** The numbers picked so far. */
  selected: readonly number[];
  /** How many may be picked; the others then fade, stay reachable, and say why. */
  max: number;
  /**
   * Whether another number may be pressed when all are picked, because it takes the place of one: for a single number.
   * @default false
   */
  exchanges?: boolean | undefined;
  /**
   * Which numbers: the game's main ones, or the extra one in its gold outline.
   * @default 'main'
   */
  kind?: 'main' | 'bonus' | undefined;
  /** A number was pressed that may be picked or put back. */
  onToggle: (change: { value: number }) => void;
}

/**
 * The numbers of a game to pick from. One tab stop: arrow keys walk in two dimensions, Home and End within a row, Space
 * picks. How many are left is announced. Picking one number renders one cell; only the pick that fills the selection
 * touches them all. It brings its own room at the sides, counted for the whole width of a page or a sheet: put it beside
 * the Page, not in it, where it would stand further in than cards, and in a BottomSheet with `inset="none"`.
 */
export function NumberGrid({
  label,
  count,
  numbers,
  columns,
  selected,
  max,
  exchanges = false,
  kind = 'main',
  onToggle,
  ...rest
}: NumberGridProps) {
  const words = useMessages('numberGrid', lottery.numberGrid);
  const grid = useRef<HTMLDivElement>(null);
  const statusId = useId();
  const [refusals, setRefusals] = useState(0);
  const chunks = useMemo(() => chunksOf(numbers, count), [numbers, count]);
  const isLarge = useScale() === 'large';
  const layout = isLarge
    ? styles.largeLayout
    : columns
      ? styles.fixedLayout
      : styles.layout[layoutOf(numbers?.length ?? count ?? 0)];
  const left = max - selected.length;
  const isFull = left <= 0 && !exchanges;
  // The number pressed is painted first; the others fade, or come back, in a frame of their own.
  const full = useDeferredValue(isFull ? selected.join(' ') : null);
  const status = statusLabel({ selected, left, exchanges, max }, words);

  const press = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest('button') : null;
    if (!cell) return;
    if (isFull && cell.getAttribute('aria-pressed') === 'false') setRefusals(refusals + 1);
    else {
      onToggle({ value: Number(cell.dataset.value) });
      // Where a click does not say what pressed (older Safari), it was most likely a finger.
      const { pointerType = 'touch' }: Partial<PointerEvent> = event.nativeEvent;
      if (pointerType === 'touch') springBack(cell.firstElementChild);
    }
  };

  return (
    <div {...rest}>
      <div className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keys press the buttons inside; one listener hears them all */}
        <div
          ref={grid}
          role="group"
          aria-label={label}
          aria-describedby={statusId}
          className={layout}
          style={columns && !isLarge ? inlineVariable(styles.columns, String(columns)) : undefined}
          onClick={press}
          {...useGridFocus(grid)}
        >
          {chunks.map((values) => (
            <NumberChunk
              key={values[0]}
              values={values}
              picked={selected.filter((value) => values.includes(value)).join(' ')}
              full={full}
              reasonId={statusId}
              isBonus={kind === 'bonus'}
            />
          ))}
        </div>
      </div>
      <GridStatus id={statusId} words={status} refusals={refusals} />
    </div>
  );
}

interface Picked extends Pick<NumberGridProps, 'selected' | 'max'> {
  left: number;
  exchanges: boolean;
}

function statusLabel({ selected, left, exchanges, max }: Picked, words: Messages['numberGrid']): string {
  if (left > 0) return words.picked(selected.length, left);
  if (exchanges) return words.pickedNumbers(selected.join(', '));
  return left < 0 ? words.tooMany(-left, max) : words.full(max);
}
