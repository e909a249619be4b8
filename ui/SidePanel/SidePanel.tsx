import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Anchor } from '../internal/Anchor';
import { Icon } from '../internal/Icon';
import { ChevronRightIcon } from '../internal/icons';
import * as styles from './SidePanel.css';

export interface SidePanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading, on level two. */
  title: string;
  /** A quiet word at its right, such as the day. */
  note?: ReactNode;
  /** A way on, at the right of the heading. */
  link?: { href: string; label: string } | undefined;
}

/** One part of a SideColumn: a heading over rows or cards. */
export function SidePanel({ title, note, link, className, children, ...rest }: SidePanelProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={cx(styles.panel, className)}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {link ? (
          <Anchor href={link.href} className={styles.link}>
            {link.label}
            <Icon size="small">
              <ChevronRightIcon />
            </Icon>
          </Anchor>
        ) : null}
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      {children}
    </section>
  );
}
