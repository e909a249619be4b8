import { createElement, type ComponentProps } from 'react';
import type { VariantsOf } from '../internal/variants';
import { text } from './Text.variants';

export interface TextProps extends ComponentProps<'p'>, VariantsOf<typeof text> {
  /**
   * The element it is, which says what it means; `size` says how it looks.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'strong' | 'time' | 'div' | undefined;
  /** For a `time` element: the moment in ISO 8601. */
  dateTime?: string | undefined;
}

/** Words in one of the type roles and colours of the theme. Screens write with it and never set a colour themselves. */
export function Text({ as = 'p', size, tone, weight, align, cut, className, ...rest }: TextProps) {
  return createElement(as, { ...rest, className: text({ size, tone, weight, align, cut, className }) });
}
