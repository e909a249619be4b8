import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './Page.css';

export interface PageLayoutProps extends ComponentProps<'div'> {}

/**
 * Head, Page and foot one under the other, at least as high as the window: the Page takes what is left, so a foot stands
 * at the window's end however little there is to show.
 */
export function PageLayout({ className, ...rest }: PageLayoutProps) {
  return <div {...rest} className={cx(styles.pageLayout, className)} />;
}
