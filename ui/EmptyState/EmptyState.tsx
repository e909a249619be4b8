import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Bud } from './Bud';
import * as styles from './EmptyState.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is not here yet, for instance "Chưa có vé nào". */
  title: ReactNode;
  /** One warm sentence on what to do about it. */
  children?: ReactNode;
  /** The one thing to do next, usually a Button. */
  action?: ReactNode;
}

/** A list with nothing in it. Not for failures: those are an ErrorState. */
export function EmptyState({ title, children, action, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={cx(styles.emptyState, className)}>
      <Bud />
      <p className={styles.title}>{title}</p>
      {children ? <p className={styles.sentence}>{children}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
