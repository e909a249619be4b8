import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { useRadioGroup, type FormControlProps } from '../internal/FormValue';
import { useBothRefs } from '../internal/useControllableState';
import { Money } from '../Money/Money';
import * as styles from './PlayMethodList.css';

export interface PlayMethod {
  value: string;
  label: string;
  /** What it asks for, in a few words: '8 số · 28 bộ'. */
  detail: string;
  /** What one ticket costs for one draw, in whole đồng or units of another currency. */
  price?: number | undefined;
  /** Why it cannot be chosen now. The row fades, stays reachable, and shows this. */
  reason?: string | undefined;
}

export interface PlayMethodListProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue' | 'aria-label'>, FormControlProps {
  /** What is chosen here, for screen readers. */
  label: string;
  options: readonly PlayMethod[];
  /** The chosen one, null while none is. Without it the control keeps its own choice. */
  value?: string | null | undefined;
  /** What it begins with, where it keeps its own. */
  defaultValue?: string | null | undefined;
  onChange?: ((change: { value: string }) => void) | undefined;
}

/** Ways to play a game, one of which is chosen. Choosing changes nothing yet: the sheet around it has the button. */
export function PlayMethodList(props: PlayMethodListProps) {
  const { label, options, value, defaultValue, onChange, name, form, required, disabled, className, ref, ...rest } =
    props;
  const { radio, place } = useRadioGroup({ value, defaultValue, onChange, name, form, required, disabled });
  return (
    <div
      {...rest}
      ref={useBothRefs(place, ref)}
      role="radiogroup"
      aria-label={label}
      className={cx(styles.list, className)}
    >
      {options.map(({ value: method, label: title, detail, price, reason }) => (
        <label key={method} className={styles.row}>
          <span className={styles.words}>
            <span className={styles.name}>{title}</span>
            <span className={styles.detail}>{detail}</span>
            {reason === undefined ? null : <span className={styles.reason}>{reason}</span>}
          </span>
          {price === undefined ? null : <Money amount={price} className={styles.price} />}
          <input {...radio(method, reason !== undefined)} className={styles.radio} />
        </label>
      ))}
    </div>
  );
}
