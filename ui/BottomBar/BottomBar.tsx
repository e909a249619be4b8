import type { ComponentProps } from 'react';
import * as styles from './BottomBar.css';

export interface BottomBarProps extends ComponentProps<'footer'> {}

/** Keeps a page's one action within the thumb's reach. Put it last in a column that is as tall as the window. */
export function BottomBar({ className, ...rest }: BottomBarProps) {
  return <footer {...rest} className={[styles.bottomBar, className].filter(Boolean).join(' ')} />;
}
