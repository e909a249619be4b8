import type { ReactNode, ComponentProps } from 'react';
import * as Dialog from '@radix-ui/react-dialog';
import { XIcon } from '../internal/icons';
import { IconButton } from '../IconButton/IconButton';
import { Anchor } from '../internal/Anchor';
import { Icon } from '../internal/Icon';
import { keepToastsClear } from '../internal/keepToastsClear';
import { Overlay } from '../internal/Overlay';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { Logo } from '../Logo/Logo';
import { Sunburst } from '../Sunburst/Sunburst';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as tell from '../messages/tell';
import { cx } from 'class-variance-authority';
import * as styles from './Sidebar.css';

export interface SidebarItem {
  label: string;
  icon: ReactNode;
  href: string;
  /** The page one is on. @default false */
  isCurrent?: boolean | undefined;
  /** What a press does besides leading to `href`. Prevent the event's default to stay on the page. */
  onClick?: ((event: { preventDefault(): void }) => void) | undefined;
}

export interface SidebarProps extends Omit<ComponentProps<'div'>, 'role'> {
  open: boolean;
  /** Asked for by the close button, Escape, the back key, a press beside it, or choosing a row. */
  onClose: () => void;
  /** The pages it leads to; without any there is no list of them. */
  items?: readonly SidebarItem[] | undefined;
  /** Whose page it is, in the place of the package's logo. */
  logo?: ReactNode;
  /**
   * The drum's rays on the head.
   * @default true
   */
  withSunburst?: boolean | undefined;
  /** Whose shop it is: a name, or "Khách". */
  name: ReactNode;
  /** Under the name, for instance the balance. */
  detail?: ReactNode;
  /** Beside the name: topping up, or logging in. */
  action?: ReactNode;
  /** At the foot, over the small print: the ThemeSwitch. */
  children?: ReactNode;
  /** The last line, for instance the age limit. */
  smallPrint?: ReactNode;
}

/** The whole shop as a list, from the left edge of the column. */
export function Sidebar(props: SidebarProps) {
  const { open, onClose, items = [], logo, withSunburst = true, name, detail, action, ...others } = props;
  const { children, smallPrint, className, ...rest } = others;
  const words = useMessages('sidebar', tell.sidebar);
  const { close } = useMessages('buttons', shell.buttons);
  return (
    <Overlay {...rest} open={open} onClose={onClose} className={cx(styles.sidebar, className)}>
      <div className={styles.head}>
        {withSunburst ? <Sunburst className={styles.sunburst} /> : null}
        <Dialog.Title>
          <VisuallyHidden>{words.title}</VisuallyHidden>
        </Dialog.Title>
        <div className={styles.brand}>
          {logo ?? <Logo size="medium" />}
          <IconButton tone="onColor" label={close} icon={<XIcon />} onClick={onClose} />
        </div>
        <div className={styles.owner}>
          <div>
            <p className={styles.name}>{name}</p>
            {detail ? <p className={styles.balance}>{detail}</p> : null}
          </div>
          {action}
        </div>
      </div>
      <div ref={keepToastsClear}>
        {items.length > 0 ? (
          <nav aria-label={words.title}>
            <ul className={styles.rows}>
              {items.map(({ label, icon, href, isCurrent = false, onClick }) => (
                <li key={label}>
                  <Anchor
                    href={href}
                    aria-current={isCurrent ? 'page' : undefined}
                    className={styles.row}
                    onClick={(event) => {
                      onClick?.(event);
                      onClose();
                    }}
                  >
                    <span className={styles.rowIcon}>
                      <Icon size="large">{icon}</Icon>
                    </span>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      <div className={styles.foot}>
        {children}
        {smallPrint ? <p className={styles.smallPrint}>{smallPrint}</p> : null}
      </div>
    </Overlay>
  );
}
