import { cx } from 'class-variance-authority';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as styles from './DrawResult.css';

interface DigitGroupProps {
  digits: string;
  state: keyof typeof styles.tileState;
  size: keyof typeof styles.tileBy;
}

/** A number of digit tiles, for games of three digits. */
export function DigitGroup({ digits, state, size }: DigitGroupProps) {
  return (
    <span className={styles.group}>
      <VisuallyHidden>{state === 'matched' ? `${digits}, trúng` : digits}</VisuallyHidden>
      {[...digits].map((digit, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place in a number is what it is
        <span key={place} aria-hidden="true" className={cx(styles.tile, styles.tileState[state], styles.tileBy[size])}>
          {digit}
        </span>
      ))}
    </span>
  );
}
