import { createElement, type ComponentProps, type ReactElement } from 'react';
import { cx } from 'class-variance-authority';
import { layoutStyle, spaceOf, type LayoutProps, type Space } from '../internal/layout';
import * as styles from './Stack.css';

type Form = ComponentProps<'form'>;

export interface StackProps extends Omit<LayoutProps, 'onSubmit' | 'onReset'> {
  /**
   * Room between two pieces, a step of the theme's scale by its px; it grows with the text.
   * @default 12
   */
  gap?: Space | undefined;
  /**
   * Where pieces stand that are narrower than the stack; `stretch` makes all as wide as it.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** Of a `form`: where it is sent, or what takes its FormData. */
  action?: Form['action'] | undefined;
  /** Of a `form`. */
  onSubmit?: Form['onSubmit'] | undefined;
  /** Of a `form`. */
  onReset?: Form['onReset'] | undefined;
  /**
   * Of a `form`: the host itself checks what is typed.
   * @default false
   */
  noValidate?: boolean | undefined;
}

/** Pieces one under the other, with the same room between each two. Side by side they are an Inline or Columns. */
export function Stack({ as = 'div', gap, align, className, style, ...rest }: StackProps): ReactElement {
  return createElement(as, {
    ...rest,
    className: cx(styles.stack, className),
    style: layoutStyle({ gap: spaceOf(gap), align }, style),
  });
}
