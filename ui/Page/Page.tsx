import { createElement, type ReactElement } from 'react';
import { cx } from 'class-variance-authority';
import { layoutStyle, spaceOf, type LayoutProps, type Space } from '../internal/layout';
import * as styles from './Page.css';

export interface PageProps extends LayoutProps {
  /**
   * Room between two parts of the page, a step of the theme's scale by its px; it grows with the text.
   * @default 12
   */
  gap?: Space | undefined;
  /** Room over the first part. 14 px by default, which stands below a header. */
  start?: Space | undefined;
  /**
   * Room under the last part.
   * @default 24
   */
  end?: Space | undefined;
}

/**
 * What stands between a page's head and its foot: its parts one under the other, off the edges of the screen by 16 px,
 * which do not grow with the text. Parts within a part are a Stack.
 */
export function Page({ as = 'div', gap, start, end, className, style, ...rest }: PageProps): ReactElement {
  const values = { gap: spaceOf(gap), start: spaceOf(start), end: spaceOf(end) };
  return createElement(as, { ...rest, className: cx(styles.page, className), style: layoutStyle(values, style) });
}
