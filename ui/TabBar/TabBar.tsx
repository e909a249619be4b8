import type { ComponentProps, ReactNode } from 'react';
import { Anchor } from '../internal/Anchor';
import { Icon } from '../internal/Icon';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './TabBar.css';

export interface TabBarItem {
  href: string;
  label: string;
  /** Drawn at 24 px. */
  icon: ReactNode;
  /** The page one is on. @default false */
  isCurrent?: boolean | undefined;
  /** Things waiting there, shown from 1 on. @default 0 */
  count?: number | undefined;
}

export interface TabBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Two to five places. */
  items: readonly TabBarItem[];
}

/** The main places, at the bottom of the column within the thumb's reach. */
export function TabBar({ items, className, ...rest }: TabBarProps) {
  const words = useMessages('tabBar', shell.tabBar);
  return (
    <>
      <div className={styles.place} />
      <nav aria-label={words.label} {...rest} className={[styles.bar, className].filter(Boolean).join(' ')}>
        <ul className={styles.list}>
          {items.map(({ href, label, icon, isCurrent = false, count = 0 }) => (
            <li key={href}>
              <Anchor href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.tab}>
                <span className={styles.sign}>
                  <Icon size="extraLarge">{icon}</Icon>
                  {count > 0 ? (
                    <span className={styles.count} aria-hidden="true">
                      {count > 99 ? '99+' : count}
                    </span>
                  ) : null}
                </span>
                {label}
                {count > 0 ? <VisuallyHidden>{` (${count})`}</VisuallyHidden> : null}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
