import type { ComponentProps } from 'react';
import type { VariantsOf } from '../internal/variants';
import { card } from './Card.variants';

type Variants = VariantsOf<typeof card>;

export interface CardProps extends ComponentProps<'div'> {
  /**
   * Room around the content: `medium` 16 px, `small` 12, `none` for a list or a picture that reaches the edge.
   * @default 'medium'
   */
  inset?: Variants['inset'];
  /**
   * `gold` tells of money won, `plain` of everything else.
   * @default 'plain'
   */
  tone?: Variants['tone'];
}

/**
 * A surface for anything one cannot win with; that is a TicketCard. `gold` tells of money won. A CardLink inside makes all
 * of it a link.
 */
export function Card({ inset, tone, className, ...rest }: CardProps) {
  return <div {...rest} className={card({ inset, tone, className })} />;
}
