import { useId, type ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { Money } from '../Money/Money';
import * as styles from './PlayMethodList.css';

export interface PlayMethod {
  id: string;
  name: string;
  /** What it asks for, in a few words: '8 số · 28 bộ'. */
  detail: string;
  /** What one ticket costs for one draw, in đồng. */
  price?: number;
  /** Why it cannot be chosen now. The row fades, stays reachable, and shows this. */
  reason?: string | undefined;
}

export interface PlayMethodListProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'aria-label'> {
  /** What is chosen here, for screen readers. */
  label: string;
  methods: readonly PlayMethod[];
  /** Id of the chosen method. */
  value: string;
  onChange: (choice: { id: string }) => void;
}

/** Ways to play a game, one of which is chosen. Choosing changes nothing yet: the sheet around it has the button. */
export function PlayMethodList({ label, methods, value, onChange, className, ...rest }: PlayMethodListProps) {
  const name = useId();
  return (
    <div {...rest} role="radiogroup" aria-label={label} className={cx(styles.list, className)}>
      {methods.map(({ id, name: title, detail, price, reason }) => (
        <label key={id} className={styles.row}>
          <span className={styles.words}>
            <span className={styles.name}>{title}</span>
            <span className={styles.detail}>{detail}</span>
            {reason === undefined ? null : <span className={styles.reason}>{reason}</span>}
          </span>
          {price === undefined ? null : <Money amount={price} className={styles.price} />}
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            aria-disabled={reason === undefined ? undefined : true}
            onChange={() => {
              if (reason === undefined) onChange({ id });
            }}
            className={styles.radio}
          />
        </label>
      ))}
    </div>
  );
}
