import type { ReactNode } from 'react';
import { collapsingLabel } from './FixedFooter.css';

export interface CollapsingLabelProps {
  children: ReactNode;
}

/** A button's label in a FixedFooter that gives way to its icon on pages under 360 px. */
export function CollapsingLabel({ children }: CollapsingLabelProps) {
  return <span className={collapsingLabel}>{children}</span>;
}
