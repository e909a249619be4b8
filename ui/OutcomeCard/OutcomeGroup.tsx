import { useId, type ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './OutcomeCard.css';
import { OutcomeContext } from './OutcomeContext';

export interface OutcomeGroupProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** What is chosen here: 'Bạn dự đoán'. */
  label: string;
  /**
   * Whether several may be chosen: the cards are then checkboxes, else radio buttons.
   * @default false
   */
  multiple?: boolean | undefined;
}

/** OutcomeCards that belong together, two to a row: a radio group with arrow keys, or a group of checkboxes. */
export function OutcomeGroup({ label, multiple = false, className, ...rest }: OutcomeGroupProps) {
  const name = useId();
  return (
    <OutcomeContext value={multiple ? null : name}>
      <div
        role={multiple ? 'group' : 'radiogroup'}
        aria-label={label}
        {...rest}
        className={cx(styles.group, className)}
      />
    </OutcomeContext>
  );
}
