import type { ComponentProps, CSSProperties, Ref } from 'react';
import type { vars } from '../theme/contract.css';
import { layout } from './layout.css';
import { inlineVariable } from './inlineVariable';

/** A step of the theme's scale, named by its px at the default text size; it grows with the text. */
export type Space = 0 | keyof typeof vars.space;

type LayoutElement =
  | 'div'
  | 'span'
  | 'main'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'form';

/** What every layout component takes: all that a `div` does, and another element to be. */
export interface LayoutProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /**
   * The element it is, which says what it means: `main`, a `section` with a heading, a `ul` of `li`.
   * @default 'div'
   */
  as?: LayoutElement | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

type Values = { readonly [Name in keyof typeof layout]?: string | undefined };

/** By name: the contract itself would bring the name of every token into the script. */
export function spaceOf(step: Space | undefined): string | undefined {
  return step === undefined ? undefined : step === 0 ? '0px' : `var(--veloc-space-${step})`;
}

/** Hands `values` to the style sheet; what is undefined stays as it is there. A `style` of the host's comes last. */
export function layoutStyle(values: Values, style: CSSProperties | undefined): CSSProperties | undefined {
  let all: CSSProperties | undefined;
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) all = { ...all, ...inlineVariable(layout[name as keyof Values], value) };
  return all ? { ...all, ...style } : style;
}
