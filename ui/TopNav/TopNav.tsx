import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Anchor } from '../internal/Anchor';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { Logo } from '../Logo/Logo';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import type { TabBarItem } from '../TabBar/TabBar';
import * as styles from './TopNav.css';

export interface TopNavItem extends Omit<TabBarItem, 'icon'> {
  /** Stands at the right, with the player's own. @default false */
  isAtEnd?: boolean | undefined;
}

export interface TopNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Those at the end come last. */
  items: readonly TopNavItem[];
  /** Whose page it is, in the place of the package's logo. It needs a text for who does not see. */
  logo?: ReactNode;
}

/** The main places over the column of a desktop, in the `top` of an AppFrame. */
export function TopNav({ items, logo, className, ...rest }: TopNavProps) {
  const words = useMessages('tabBar', shell.tabBar);
  const firstAtEnd = items.findIndex(({ isAtEnd }) => isAtEnd);
  return (
    <nav aria-label={words.label} {...rest} className={cx(styles.bar, className)}>
      {logo ? <div className={styles.logo}>{logo}</div> : <Logo />}
      <ul className={styles.list}>
        {items.map(({ href, label, isCurrent = false, count = 0 }, index) => (
          <li key={href} className={cx(styles.item, index === firstAtEnd && styles.atEnd)}>
            <Anchor href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.place}>
              {label}
              {count > 0 ? (
                <>
                  <span className={styles.count} aria-hidden="true">
                    {count > 99 ? '99+' : count}
                  </span>
                  <VisuallyHidden>{` (${count})`}</VisuallyHidden>
                </>
              ) : null}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
