import type { ReactNode, ComponentProps } from 'react';
import { collapsingLabel } from './FixedFooter.css';
import { cx } from 'class-variance-authority';

export interface CollapsingLabelProps extends ComponentProps<'span'> {
  children: ReactNode;
}

/** A button's label in a FixedFooter, one short word that goes under its icon on pages under 360 px. */
export function CollapsingLabel({ className, ...rest }: CollapsingLabelProps) {
  return <span {...rest} className={cx(collapsingLabel, className)} />;
}
