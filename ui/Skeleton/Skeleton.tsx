import type { ComponentProps } from 'react';
import type { VariantsOf } from '../internal/variants';
import { skeleton } from './Skeleton.variants';

type Variants = VariantsOf<typeof skeleton>;

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * `bar` stands for a line of text, `ball` for something round, `block` for a picture or a card.
   * @default 'bar'
   */
  shape?: Variants['shape'];
  /**
   * Width as CSS, for instance `'60%'` or `'8rem'`.
   * @default '100%'
   */
  width?: string | undefined;
  /**
   * Height as CSS. A ball takes its height from its width.
   * @default '1rem'
   */
  height?: string | undefined;
}

/**
 * Holds the place of one thing that is on its way, in that thing's final size. Copy the geometry piece for
 * piece, so nothing moves when the content arrives. Say "loading" once, on the region around it: the
 * pieces themselves are silent.
 */
export function Skeleton({ shape, width = '100%', height = '1rem', style, className, ...rest }: SkeletonProps) {
  const size = shape === 'ball' ? { width } : { width, height };
  return <span {...rest} aria-hidden="true" style={{ ...size, ...style }} className={skeleton({ shape, className })} />;
}
