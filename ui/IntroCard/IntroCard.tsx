import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Sunburst } from '../Sunburst/Sunburst';
import * as styles from './IntroCard.css';

export interface IntroCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** One short question or call; the card's heading on level two. */
  title: string;
  /** What one gets. */
  children?: ReactNode;
  /** The one golden button of the page. */
  action?: ReactNode;
  /**
   * The drum's sun at the card's end.
   * @default true
   */
  withSunburst?: boolean | undefined;
}

/** The first thing for who is new: a lacquer card with the drum's sun, above what everybody else looks for. */
export function IntroCard({ title, children, action, withSunburst = true, className, ...rest }: IntroCardProps) {
  return (
    <section {...rest} className={cx(styles.card, className)}>
      {withSunburst ? <Sunburst className={styles.sunburst} /> : null}
      <h2 className={styles.title}>{title}</h2>
      {children ? <p className={styles.sentence}>{children}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </section>
  );
}
