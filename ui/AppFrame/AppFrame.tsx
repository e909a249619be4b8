import { useState, type ReactNode, type ComponentProps } from 'react';
import { Logo } from '../Logo/Logo';
import { Anchor } from '../internal/Anchor';
import { OverlayContainerContext } from '../internal/overlayContainer';
import { Sunburst } from '../Sunburst/Sunburst';
import { useMedia } from '../internal/useMedia';
import { column as columnSize } from '../theme/column';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import { cx } from 'class-variance-authority';
import * as styles from './AppFrame.css';

export interface AppFrameProps extends ComponentProps<'div'> {
  /** The page: header, content, bars. */
  children?: ReactNode;
  /** Whose page it is, beside the column in the place of the package's logo. It needs a text for who does not see. */
  logo?: ReactNode;
  /**
   * The drum's rays on the ground around the column.
   * @default true
   */
  withSunburst?: boolean | undefined;
  /** One line of promise beside the column, from 1100 px on. */
  tagline?: string | undefined;
  /** Small print under the tagline. */
  note?: string | undefined;
  /** Quiet links at the lower right, from 1100 px on. */
  links?: readonly { href: string; label: string }[] | undefined;
  /** A TopNav over the column and what is beside it, where `useHasPanels` says so; the TabBar steps aside. */
  top?: ReactNode;
  /** SideColumns, which stand at both sides of the column in place of the promise and the links, from 1100 px on. */
  beside?: ReactNode;
}

/**
 * The shop's column: as wide as the screen up to 28rem, then centred on a lacquer field. Popups and sheets opened
 * inside it stay within the column.
 */
export function AppFrame(props: AppFrameProps) {
  const { children, logo, withSunburst = true, tagline, note, links = [], top, beside, ...native } = props;
  const { className, ...rest } = native;
  const words = useMessages('appFrame', shell.appFrame);
  const [column, setColumn] = useState<HTMLElement | null>(null);
  return (
    <div {...rest} data-top={top ? '' : undefined} className={cx(styles.field, className)}>
      {withSunburst ? (
        <div className={styles.backdrop} aria-hidden="true">
          <Sunburst className={styles.sunburst} />
        </div>
      ) : null}
      {top}
      {tagline && !beside ? (
        <aside className={styles.brand} aria-label={words.about}>
          {logo ? <div className={styles.logo}>{logo}</div> : <Logo size="large" />}
          <p className={styles.tagline}>{tagline}</p>
          {note ? <p className={styles.note}>{note}</p> : null}
        </aside>
      ) : null}
      {/* What is opened from beside the column covers the column as well. */}
      <OverlayContainerContext value={column}>
        <div className={styles.column} ref={setColumn}>
          {children}
        </div>
        {/* After the page, which the keyboard comes to first. */}
        {beside}
      </OverlayContainerContext>
      {links.length > 0 && !beside ? (
        <nav className={styles.links} aria-label={words.links}>
          {links.map(({ href, label }) => (
            <Anchor key={href} href={href} className={styles.link}>
              {label}
            </Anchor>
          ))}
        </nav>
      ) : null}
    </div>
  );
}

/** Whether the window has room for panels beside the column, which is from 1100 px on: what they show is loaded then. */
export function useHasPanels(): boolean {
  return useMedia(columnSize.beside);
}
