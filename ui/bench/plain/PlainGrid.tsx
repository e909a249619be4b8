import * as styles from '../../NumberGrid/NumberGrid.css';

export interface PlainGridProps {
  selected: readonly number[];
  onToggle: (value: number) => void;
}

const numbers = Array.from({ length: 80 }, (_, index) => index + 1);

/** The same eighty buttons in the same look, as anybody would write them first: every press renders them all. */
export function PlainGrid({ selected, onToggle }: PlainGridProps) {
  return (
    <div className={styles.frame}>
      <div role="group" aria-label="Chọn số" className={styles.layout[80]}>
        {numbers.map((value) => (
          <button
            key={value}
            type="button"
            data-value={value}
            aria-pressed={selected.includes(value)}
            className={styles.cell}
            onClick={() => onToggle(value)}
          >
            <span className={styles.ball}>{String(value).padStart(2, '0')}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
