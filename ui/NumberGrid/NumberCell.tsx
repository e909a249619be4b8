import { memo } from 'react';
import * as styles from './NumberGrid.css';

interface NumberCellProps {
  value: number;
  isSelected: boolean;
  /** Id of the sentence that says why it cannot be picked now; none when it can. */
  reasonId: string | undefined;
  isBonus: boolean;
}

/** One number. Memoised, and free of callbacks: picking a number renders its own cell and no other. */
export const NumberCell = memo(function NumberCell({ value, isSelected, reasonId, isBonus }: NumberCellProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-value={value}
      aria-pressed={isSelected}
      aria-disabled={reasonId ? true : undefined}
      aria-describedby={reasonId}
      className={styles.cell}
    >
      <span className={isBonus ? `${styles.ball} ${styles.bonusBall}` : styles.ball}>
        {String(value).padStart(2, '0')}
      </span>
    </button>
  );
});
