import { createElement, type ComponentProps, type ReactElement } from 'react';
import type { VariantsOf } from '../internal/variants';
import { text } from './Text.variants';

type Variants = VariantsOf<typeof text>;

export interface TextProps extends ComponentProps<'p'> {
  /**
   * Its role in the theme's type: `jackpot` and `amount` are figures, `heading`, `title` and `subtitle` stand over
   * something, `body` is read, `label` names, `caption` adds.
   * @default 'body'
   */
  size?: Variants['size'];
  /**
   * `inherit` is the colour around it, `plain` that of the page; `soft` and `faint` say less; `brand`, `accent`, `gold`,
   * `success`, `danger` and `info` are those inks; `onColor` and `jackpot` stand on lacquer.
   * @default 'inherit'
   */
  tone?: Variants['tone'];
  /**
   * `normal` is the role's own; else `regular`, `medium`, `semibold`, `bold` or `heavy`.
   * @default 'normal'
   */
  weight?: Variants['weight'];
  /**
   * Of its lines: `start`, `end`, or `center`, where they are of one length.
   * @default 'start'
   */
  align?: Variants['align'];
  /**
   * Keeps to one line and ends in dots where it does not fit.
   * @default false
   */
  cut?: Variants['cut'];
  /**
   * The element it is, which says what it means; `size` says how it looks.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'strong' | 'time' | 'div' | undefined;
  /** For a `time` element: the moment in ISO 8601. */
  dateTime?: string | undefined;
}

/** Words in one of the type roles and colours of the theme. Screens write with it and never set a colour themselves. */
export function Text({ as = 'p', size, tone, weight, align, cut, className, ...rest }: TextProps): ReactElement {
  return createElement(as, { ...rest, className: text({ size, tone, weight, align, cut, className }) });
}
