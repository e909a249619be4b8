import type { ComponentProps, ReactNode } from 'react';
import { Bell } from '../internal/Bell';
import { MenuIcon } from '../internal/icons';
import { IconButton } from '../IconButton/IconButton';
import { Logo } from '../Logo/Logo';
import { Anchor } from '../internal/Anchor';
import { Sunburst } from '../Sunburst/Sunburst';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './Header.css';

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Where the logo leads. @default '/' */
  homeHref?: string | undefined;
  /** Whose page it is, in the place of the package's logo: a mark, a name. It needs a text for who does not see. */
  logo?: ReactNode;
  /** Opens the sidebar. Without it there is no menu button. */
  onMenu?: (() => void) | undefined;
  /** The BalancePill, or the LoginPill for a guest. */
  balance?: ReactNode;
  /** Without it there is no bell. */
  onBell?: (() => void) | undefined;
  /** Unread notifications. @default 0 */
  unread?: number | undefined;
  /**
   * The drum's rays behind the bar, where it continues.
   * @default true
   */
  withSunburst?: boolean | undefined;
  /** Continues on the lacquer under the bar: the jackpot hero of the home page. The bar then scrolls with it. */
  children?: ReactNode;
}

/** The lacquer bar of the main pages. Its logo is the page's `h1`; a page with a title of its own has a PageHeader. */
export function Header({
  homeHref = '/',
  logo,
  onMenu,
  balance,
  onBell,
  unread = 0,
  withSunburst = true,
  children,
  className,
  ...rest
}: HeaderProps) {
  const words = useMessages('header', shell.header);
  const names = [styles.header, children ? null : styles.sticky, className].filter(Boolean).join(' ');
  return (
    <header {...rest} className={names}>
      {withSunburst && children ? <Sunburst className={styles.sunburst} /> : null}
      <div className={styles.bar}>
        {onMenu ? <IconButton tone="onColor" label={words.menu} icon={<MenuIcon />} onClick={onMenu} /> : null}
        <h1 className={styles.name}>
          <Anchor href={homeHref} className={logo ? `${styles.home} ${styles.ownHome}` : styles.home}>
            {logo ?? <Logo className={styles.logo} />}
          </Anchor>
        </h1>
        {balance}
        {onBell ? <Bell onPress={onBell} unread={unread} /> : null}
      </div>
      {children}
    </header>
  );
}
