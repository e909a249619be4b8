import { memo, useDeferredValue } from 'react';
import { hidden } from '../internal/hidden.css';
import * as styles from './NumberGrid.css';

interface GridStatusProps {
  id: string;
  /** How many are picked and how many are left, or why no more can be. */
  words: string;
  /** How often a number was pressed that cannot be picked. */
  refusals: number;
}

/** Says how the picking stands, after the pressed number has been painted. */
export const GridStatus = memo(function GridStatus({ id, words, refusals }: GridStatusProps) {
  return (
    <span id={id} role="status" className={`${hidden} ${styles.status}`}>
      {/* A new element is announced again, though its words are the same. */}
      <span key={refusals}>{useDeferredValue(words)}</span>
    </span>
  );
});
