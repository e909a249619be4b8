import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './Sunburst.css';

export interface SunburstProps extends Omit<ComponentProps<'span'>, 'children'> {}

/**
 * The Đông Sơn drum's sun, the only pattern of the shop. Takes the text colour of its place; size and
 * position come from `className`. Pure decoration: screen readers do not meet it.
 */
export function Sunburst({ className, ...rest }: SunburstProps) {
  return <span {...rest} aria-hidden="true" className={cx(styles.sunburst, className)} />;
}
