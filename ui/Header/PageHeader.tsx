import type { ComponentProps, ReactNode } from 'react';
import { BackButton, type BackButtonProps } from '../internal/BackButton';
import * as styles from './Header.css';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'>, BackButtonProps {
  /** Names the page; it is the page's level-one heading. */
  title: string;
  /** A small line under the title. */
  subtitle?: ReactNode;
  /** Stands at the right, for instance a HeaderAction. */
  children?: ReactNode;
}

/** The lacquer bar of a page below the main ones: back, a title, at most one action. */
export function PageHeader({ title, subtitle, onBack, backHref, children, className, ...rest }: PageHeaderProps) {
  return (
    <header {...rest} className={[styles.header, styles.sticky, className].filter(Boolean).join(' ')}>
      <div className={styles.bar}>
        <BackButton onBack={onBack} backHref={backHref} />
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        </div>
        {children}
      </div>
    </header>
  );
}
