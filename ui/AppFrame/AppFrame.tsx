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

/** What stands beside the column. */
export interface AppFramePanel {
  /** Its name for screen readers. */
  label: string;
  content: ReactNode;
}

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
  /** Quiet links at the lower right, or at the foot of `start`, from 1100 px on. */
  links?: readonly { href: string; label: string }[] | undefined;
  /** A TopNav over the column and what is beside it, where `useHasPanels` says so; the TabBar steps aside. */
  top?: ReactNode;
  /** Stands at the left of the column in place of the promise, from 1100 px on. */
  start?: AppFramePanel | undefined;
  /** Stands at the right of the column, from 1100 px on. */
  end?: AppFramePanel | undefined;
}

/**
 * The shop's column: as wide as the screen up to 28rem, then centred on a lacquer field. Popups and sheets opened
 * inside it stay within the column.
 */
export function AppFrame(props: AppFrameProps) {
  const { children, logo, withSunburst = true, tagline, note, links = [], top, start, end, ...native } = props;
  const { className, ...rest } = native;
  const words = useMessages('appFrame', shell.appFrame);
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const otherLinks =
    links.length > 0 ? (
      <nav className={start ? styles.linksBelow : styles.links} aria-label={words.links}>
        {links.map(({ href, label }) => (
          <Anchor key={href} href={href} className={styles.link}>
            {label}
          </Anchor>
        ))}
      </nav>
    ) : null;
  return (
    <div {...rest} data-top={top ? '' : undefined} className={cx(styles.field, className)}>
      {withSunburst ? (
        <div className={styles.backdrop} aria-hidden="true">
          <Sunburst className={styles.sunburst} />
        </div>
      ) : null}
      {top}
      {tagline && !start ? (
        <aside className={styles.brand} aria-label={words.about}>
          {logo ? <div className={styles.logo.large}>{logo}</div> : <Logo size="large" />}
          <p className={styles.tagline}>{tagline}</p>
          {note ? <p className={styles.note}>{note}</p> : null}
        </aside>
      ) : null}
      <div className={styles.column} ref={setColumn}>
        <OverlayContainerContext value={column}>{children}</OverlayContainerContext>
      </div>
      {/* After the page, which the keyboard comes to first. */}
      {start ? (
        <aside className={styles.start} aria-label={start.label}>
          {top ? null : logo ? <div className={styles.logo.small}>{logo}</div> : <Logo />}
          {start.content}
          {otherLinks}
        </aside>
      ) : (
        otherLinks
      )}
      {end ? (
        <aside className={styles.end} aria-label={end.label}>
          {end.content}
        </aside>
      ) : null}
    </div>
  );
}

/** Whether the window has room for panels beside the column, which is from 1100 px on: what they show is loaded then. */
export function useHasPanels(): boolean {
  return useMedia(columnSize.beside);
}
