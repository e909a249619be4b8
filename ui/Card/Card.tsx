import type { ComponentProps } from 'react';
import type { VariantsOf } from '../internal/variants';
import { card } from './Card.variants';

export interface CardProps extends ComponentProps<'div'>, VariantsOf<typeof card> {}

/**
 * A surface for anything one cannot win with; that is a TicketCard. `gold` tells of money won. A CardLink inside makes all
 * of it a link.
 */
export function Card({ inset, tone, className, ...rest }: CardProps) {
  return <div {...rest} className={card({ inset, tone, className })} />;
}
