import type { ComponentProps, ReactNode } from 'react';
import { ChevronRightIcon } from '../internal/icons';
import { cx } from 'class-variance-authority';
import { Anchor } from '../internal/Anchor';
import { Icon } from '../internal/Icon';
import * as styles from './SectionHeading.css';

export interface SectionHeadingProps extends ComponentProps<'div'> {
  /** A way on, at the right, for instance to "Kết quả mới nhất". */
  link?: { href: string; label: string } | undefined;
  /** Anything else for the right side, for instance a StatusBadge. */
  aside?: ReactNode;
}

/** The heading of one part of a page, on level two. */
export function SectionHeading({ link, aside, className, children, ...rest }: SectionHeadingProps) {
  return (
    <div {...rest} className={cx(styles.row, className)}>
      <h2 className={styles.heading}>{children}</h2>
      {aside}
      {link ? (
        <Anchor href={link.href} className={styles.link}>
          {link.label}
          <Icon size="small">
            <ChevronRightIcon />
          </Icon>
        </Anchor>
      ) : null}
    </div>
  );
}
