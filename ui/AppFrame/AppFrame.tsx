import { useState, type ReactNode, type ComponentProps } from 'react';
import { Logo } from '../Logo/Logo';
import { Anchor } from '../internal/Anchor';
import { OverlayContainerContext } from '../internal/overlayContainer';
import { Sunburst } from '../Sunburst/Sunburst';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import { cx } from 'class-variance-authority';
import * as styles from './AppFrame.css';

export interface AppFrameProps extends ComponentProps<'div'> {
  /** The page: header, content, bars. */
  children?: ReactNode;
  /** One line of promise beside the column, from 1100 px on. */
  tagline?: string;
  /** Small print under the tagline. */
  note?: string;
  /** Quiet links at the lower right, from 1100 px on. */
  links?: readonly { href: string; label: string }[];
}

/**
 * The shop's column: as wide as the screen up to 28rem, then centred on a lacquer field. Popups and sheets opened
 * inside it stay within the column.
 */
export function AppFrame({ children, tagline, note, links = [], className, ...rest }: AppFrameProps) {
  const words = useMessages('appFrame', shell.appFrame);
  const [column, setColumn] = useState<HTMLElement | null>(null);
  return (
    <div {...rest} className={cx(styles.field, className)}>
      <div className={styles.backdrop} aria-hidden="true">
        <Sunburst className={styles.sunburst} />
      </div>
      {tagline ? (
        <aside className={styles.brand} aria-label={words.about}>
          <Logo size="large" />
          <p className={styles.tagline}>{tagline}</p>
          {note ? <p className={styles.note}>{note}</p> : null}
        </aside>
      ) : null}
      <div className={styles.column} ref={setColumn}>
        <OverlayContainerContext value={column}>{children}</OverlayContainerContext>
      </div>
      {links.length > 0 ? (
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
