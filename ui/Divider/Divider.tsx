import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './Divider.css';

export interface DividerProps extends Omit<ComponentProps<'hr'>, 'children'> {}

/** A hairline between two parts of one card. */
export function Divider({ className, ...rest }: DividerProps) {
  return <hr {...rest} className={cx(styles.divider, className)} />;
}
