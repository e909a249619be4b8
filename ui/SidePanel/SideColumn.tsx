import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './SideColumn.css';

export interface SideColumnProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** Its name for screen readers. */
  label: string;
  /** Left or right of the column. */
  side: 'start' | 'end';
  /** SidePanels. What is higher than the window scrolls over the foot. */
  children?: ReactNode;
  /** Stays at the foot: quiet links, a budget. */
  foot?: ReactNode;
}

/** A sheet as high as the window at one side of a shop's column: in the `beside` of an AppFrame, from 1100 px on. */
export function SideColumn({ label, side, foot, className, children, ...rest }: SideColumnProps) {
  return (
    <aside {...rest} aria-label={label} className={cx(styles.sheet, styles.side[side], className)}>
      <div className={styles.content}>{children}</div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </aside>
  );
}
