import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Anchor } from '../internal/Anchor';
import { Bell } from '../internal/Bell';
import { Icon } from '../internal/Icon';
import { PencilIcon } from '../internal/icons';
import { Sunburst } from '../Sunburst/Sunburst';
import * as styles from './AccountHead.css';

export interface AccountHeadProps extends Omit<ComponentProps<'header'>, 'children' | 'title'> {
  /** Names the page; it is the page's level-one heading. */
  title: string;
  /** Whose account it is. Without it there is only the title: a guest. */
  name?: string | undefined;
  /** Under the name, for instance a phone number with its middle hidden. */
  detail?: ReactNode;
  /** The way to change the name: a pencil beside it, called `label`. */
  link?: { href: string; label: string } | undefined;
  /** Without it there is no bell. */
  onBell?: (() => void) | undefined;
  /** Unread notifications. @default 0 */
  unread?: number | undefined;
  /** Stand at the right of the title: an IconLink or two, `tone="onColor"`. */
  actions?: ReactNode;
  /**
   * The drum's sun on the lacquer.
   * @default true
   */
  withSunburst?: boolean | undefined;
}

/** Head of the account page; the card that follows it lies half on the lacquer. */
export function AccountHead({
  title,
  name,
  detail,
  link,
  onBell,
  unread = 0,
  actions,
  withSunburst = true,
  className,
  ...rest
}: AccountHeadProps) {
  return (
    <header {...rest} className={cx(styles.head, className)}>
      {withSunburst ? <Sunburst className={styles.sun} /> : null}
      <div className={styles.bar}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.actions}>
          {onBell ? <Bell onPress={onBell} unread={unread} /> : null}
          {actions}
        </div>
      </div>
      {name ? (
        <div className={styles.person}>
          <span aria-hidden="true" className={styles.letter}>
            {letterOf(name)}
          </span>
          <div className={styles.names}>
            <p className={styles.name}>{name}</p>
            {detail ? <p className={styles.detail}>{detail}</p> : null}
          </div>
          {link ? (
            <Anchor href={link.href} aria-label={link.label} className={styles.link}>
              <span className={styles.pill}>
                <Icon>
                  <PencilIcon />
                </Icon>
              </span>
            </Anchor>
          ) : null}
        </div>
      ) : null}
    </header>
  );
}

/** First letter of the last word that has one: by it a Vietnamese is called. */
function letterOf(name: string): string {
  const called = name.split(/\s+/).findLast((word) => /^\p{L}/u.test(word));
  return called?.charAt(0).toUpperCase() ?? '';
}
