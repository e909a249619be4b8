import { useId, type ComponentProps } from 'react';
import { Money } from '../Money/Money';
import * as styles from './PlayMethodList.css';

export interface PlayMethod {
  id: string;
  name: string;
  /** What it asks for, in a few words: '8 số · 28 bộ'. */
  detail: string;
  /** What one ticket costs for one draw, in đồng. */
  price?: number;
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
    <div {...rest} role="radiogroup" aria-label={label} className={[styles.list, className].filter(Boolean).join(' ')}>
      {methods.map(({ id, name: title, detail, price }) => (
        <label key={id} className={styles.row}>
          <span className={styles.words}>
            <span className={styles.name}>{title}</span>
            <span className={styles.detail}>{detail}</span>
          </span>
          {price === undefined ? null : <Money amount={price} className={styles.price} />}
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onChange({ id })}
            className={styles.radio}
          />
        </label>
      ))}
    </div>
  );
}
