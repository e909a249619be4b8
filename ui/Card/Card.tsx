import type { ComponentProps } from 'react';
import type { VariantsOf } from '../internal/variants';
import { card } from './Card.variants';

export interface CardProps extends ComponentProps<'div'>, VariantsOf<typeof card> {}

/** A plain surface for anything one cannot win with; that is a TicketCard. A CardLink inside makes all of it a link. */
export function Card({ inset, className, ...rest }: CardProps) {
  return <div {...rest} className={card({ inset, className })} />;
}
