import { createElement, type ReactElement } from 'react';
import { cx } from 'class-variance-authority';
import { layoutStyle, spaceOf, type LayoutProps, type Space } from '../internal/layout';
import * as styles from './Inline.css';

export interface InlineProps extends LayoutProps {
  /**
   * Room between two pieces, a step of the theme's scale by its px; it grows with the text.
   * @default 8
   */
  gap?: Space | undefined;
  /** Room between two lines, where they break. That of `gap` by default. */
  rowGap?: Space | undefined;
  /**
   * How pieces of different heights stand beside each other.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /**
   * Where the room goes that is left over; `space-between` sends two pieces to the two ends.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
  /**
   * Whether pieces go to a further line where they find no room, as they do in large text.
   * @default true
   */
  wrap?: boolean | undefined;
}

/**
 * Pieces beside each other, each as wide as it is: chips, a title and its badge, two ends of a line. Parts of one width
 * are Columns.
 */
export function Inline({
  as = 'div',
  gap,
  rowGap,
  align,
  justify,
  wrap = true,
  className,
  style,
  ...rest
}: InlineProps): ReactElement {
  const values = { gap: spaceOf(gap), rowGap: spaceOf(rowGap), align, justify, wrap: wrap ? undefined : 'nowrap' };
  return createElement(as, { ...rest, className: cx(styles.inline, className), style: layoutStyle(values, style) });
}
