import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './EntryPanel.css';

export interface EntryPanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What is typed here. */
  title: string;
  /** What it takes: 'Nhập 4 chữ số'. */
  hint: string;
  /** What was typed so far, at the end of the title's line. */
  figure: ReactNode;
  /**
   * Buttons in one row below the keys: what takes over what was typed, `primary` once that is whole, and what else
   * there is to do with it. A `primary` one is filled with the accent here.
   */
  actions?: ReactNode;
}

/**
 * A sunken place at the foot of a page where something is typed: what, so far, and the keys. It goes to the edges of
 * its page.
 */
export function EntryPanel({ title, hint, figure, actions, className, children, ...rest }: EntryPanelProps) {
  const titleId = useId();
  return (
    <section {...rest} aria-labelledby={titleId} className={cx(styles.panel, className)}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.hint}>{hint}</p>
        </div>
        {figure}
      </div>
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  );
}
