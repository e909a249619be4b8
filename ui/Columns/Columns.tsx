import { createElement, type ReactElement } from 'react';
import { cx } from 'class-variance-authority';
import { layoutStyle, spaceOf, type LayoutProps, type Space } from '../internal/layout';
import * as styles from './Columns.css';

export interface ColumnsProps extends LayoutProps {
  /**
   * The least width of a column, as CSS writes a length. As many as fit stand beside each other, all of one width; a
   * `rem` lets them go below each other in large text.
   * @default '8rem'
   */
  minColumnWidth?: string | undefined;
  /** Always so many, of one width whatever is in them; or a template of CSS, such as 'auto 1fr'. */
  columns?: number | string | undefined;
  /**
   * Room between two columns and two rows, a step of the theme's scale by its px; it grows with the text.
   * @default 8
   */
  gap?: Space | undefined;
  /**
   * How cells of different heights stand in a row; `stretch` makes them as high as the highest.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
}

/** Parts of one width side by side, as many as there is room for: two buttons, tiles, cards. */
export function Columns({
  as = 'div',
  minColumnWidth,
  columns,
  gap,
  align,
  className,
  style,
  ...rest
}: ColumnsProps): ReactElement {
  const template =
    typeof columns === 'number'
      ? `repeat(${columns}, minmax(0, 1fr))`
      : (columns ?? (minColumnWidth && `repeat(auto-fit, minmax(min(100%, ${minColumnWidth}), 1fr))`));
  const values = { gap: spaceOf(gap), align, columns: template };
  return createElement(as, { ...rest, className: cx(styles.columns, className), style: layoutStyle(values, style) });
}
