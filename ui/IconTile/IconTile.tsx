import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './IconTile.css';

export interface IconTileProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Drawn at 32 px. */
  icon: ReactNode;
}

/** An icon on a tinted tile above a page's heading. Decoration: the heading says what it means. */
export function IconTile({ icon, className, ...rest }: IconTileProps) {
  return (
    <span aria-hidden="true" {...rest} className={cx(styles.iconTile, className)}>
      <span className={styles.figure}>{icon}</span>
    </span>
  );
}
