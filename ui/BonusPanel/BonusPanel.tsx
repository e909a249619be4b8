import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './BonusPanel.css';

export interface BonusPanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is chosen here: 'Số Power', 'Số đặc biệt 0/1'. */
  title: ReactNode;
  /** Before the title. */
  icon?: ReactNode;
  /** How to choose, at the end of the title's line: words, or of a folded panel the button that opens it. */
  hint?: ReactNode;
  /** A sentence under the numbers. */
  note?: ReactNode;
}

/**
 * The gold field under a game's main numbers that its extra number is picked in; its child is a NumberGrid of
 * `kind="bonus"`, left out while the panel is folded to what is chosen. It wants the full width of its sheet, which is a BottomSheet
 * with `inset="none"`, and goes to the edges itself where eight numbers need them.
 */
export function BonusPanel({ title, icon, hint, note, className, children, ...rest }: BonusPanelProps) {
  return (
    <div {...rest} className={cx(styles.frame, className)}>
      <div data-folded={children ? undefined : true} className={styles.panel}>
        <div className={styles.head}>
          <h3 className={styles.title}>
            {icon}
            {title}
          </h3>
          {hint ? <span className={styles.hint}>{hint}</span> : null}
        </div>
        {children}
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
    </div>
  );
}
