import type { ComponentProps, ReactNode } from 'react';
import { ChevronLeftIcon } from '../internal/icons';
import { IconButton } from '../IconButton/IconButton';
import { IconLink } from '../IconButton/IconLink';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './Header.css';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** Names the page; it is the page's level-one heading. */
  title: string;
  /** A small line under the title. */
  subtitle?: ReactNode;
  /** Goes back. Without it and `backHref` there is no back arrow. */
  onBack?: (() => void) | undefined;
  /** Where the back arrow leads, as a link in the place of `onBack`: a server component has no function to hand over. */
  backHref?: string | undefined;
  /** Stands at the right, for instance a HeaderAction. */
  children?: ReactNode;
}

/** The lacquer bar of a page below the main ones: back, a title, at most one action. */
export function PageHeader({ title, subtitle, onBack, backHref, children, className, ...rest }: PageHeaderProps) {
  const words = useMessages('header', shell.header);
  const back = { tone: 'onColor', label: words.back, icon: <ChevronLeftIcon /> } as const;
  return (
    <header {...rest} className={[styles.header, styles.sticky, className].filter(Boolean).join(' ')}>
      <div className={styles.bar}>
        {backHref !== undefined ? (
          <IconLink {...back} href={backHref} />
        ) : onBack ? (
          <IconButton {...back} onClick={onBack} />
        ) : null}
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        </div>
        {children}
      </div>
    </header>
  );
}
