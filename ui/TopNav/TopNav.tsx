import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { sunburst } from '../AppFrame/AppFrame.css';
import { Anchor } from '../internal/Anchor';
import { Bell } from '../internal/Bell';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { Logo } from '../Logo/Logo';
import { Sunburst } from '../Sunburst/Sunburst';
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
  /** The BalancePill, or the LoginPill for a guest, at the right; those of the page's own heads step aside. */
  balance?: ReactNode;
  /** Without it there is no bell. */
  onBell?: (() => void) | undefined;
  /** Unread notifications. @default 0 */
  unread?: number | undefined;
}

/**
 * The main places over the column of a desktop, in the `top` of an AppFrame, whose column is then a sheet on its ground:
 * with round corners, clear of bar and window's foot, and without the bar of a phone's Header.
 */
export function TopNav({ items, logo, balance, onBell, unread = 0, className, ...rest }: TopNavProps) {
  const words = useMessages('tabBar', shell.tabBar);
  const firstAtEnd = items.findIndex(({ isAtEnd }) => isAtEnd);
  return (
    <>
      <div className={styles.ground} aria-hidden="true">
        <Sunburst className={`${sunburst} ${styles.rays}`} />
      </div>
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
        {balance || onBell ? (
          <div className={styles.own}>
            {balance}
            {onBell ? <Bell onPress={onBell} unread={unread} /> : null}
          </div>
        ) : null}
      </nav>
    </>
  );
}
