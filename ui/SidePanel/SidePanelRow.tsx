import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Anchor } from '../internal/Anchor';
import * as styles from './SidePanel.css';

export interface SidePanelRowProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** Where the whole row leads. */
  href: string;
  title: string;
  /** A quieter line under the title. */
  detail?: ReactNode;
  /** Stands before the words: a GameMark of 36 px. */
  mark?: ReactNode;
  /** Stands at the right: a Countdown, a chevron. */
  trailing?: ReactNode;
  /** Whose colours `trailing` and `children` have. @default those around */
  accent?: string | undefined;
}

/** One row of a SidePanel's list, which leads somewhere; `children` stand under its words, such as the balls of a draw. */
export function SidePanelRow({
  href,
  title,
  detail,
  mark,
  trailing,
  accent,
  className,
  children,
  ...rest
}: SidePanelRowProps) {
  return (
    <li {...rest} data-accent={accent} className={cx(styles.row, className)}>
      {mark}
      <div className={styles.words}>
        <Anchor href={href} className={styles.title}>
          {title}
        </Anchor>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
      </div>
      {trailing ? <div className={styles.trailing}>{trailing}</div> : null}
      {children ? <div className={styles.content}>{children}</div> : null}
    </li>
  );
}
