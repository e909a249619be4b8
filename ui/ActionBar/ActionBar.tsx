import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './ActionBar.css';

export interface ActionBarProps extends ComponentProps<'div'> {}

/** Keeps a page's one or two wide buttons within the thumb's reach. A sum with its buttons is a FixedFooter. */
export function ActionBar({ className, ...rest }: ActionBarProps) {
  return <div {...rest} className={cx(styles.actionBar, className)} />;
}
