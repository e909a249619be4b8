import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { DrawResult } from '../DrawResult/DrawResult';
import { DrawTiers, type DrawTiersProps } from '../DrawTiers/DrawTiers';
import { BackButton, type BackButtonProps } from '../internal/BackButton';
import { Money } from '../Money/Money';
import { Sunburst } from '../Sunburst/Sunburst';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './ResultHeader.css';

export interface ResultHeaderProps extends Omit<ComponentProps<'header'>, 'children' | 'title'>, BackButtonProps {
  /** Of the game that was drawn. @default that of the nearest scope */
  accent?: string | undefined;
  /** Game and draw, for instance "POWER 6/55 · Kỳ #01271": the heading of the page. */
  title: string;
  /** Stands at the right of the title: an IconButton, `tone="onColor"`. */
  action?: ReactNode;
  /** Day and time of the draw. */
  when?: ReactNode;
  /** The numbers drawn; none while they are on their way. */
  numbers: readonly (number | string)[];
  /** The extra numbers of the draw, ringed. @default [] */
  bonus?: readonly number[] | undefined;
  /** The same numbers by prize, for a draw of many; shown instead of the row. */
  tiers?: DrawTiersProps['tiers'] | null | undefined;
  /** What the jackpots stood at, in whole đồng or units of another currency. */
  jackpots?: readonly { label: string; amount: number }[] | undefined;
  /**
   * The drum's sun behind the numbers.
   * @default true
   */
  withSunburst?: boolean | undefined;
}

/** Head of a draw's page: what was drawn, in the game's accent. */
export function ResultHeader({
  accent,
  title,
  onBack,
  backHref,
  action,
  when,
  numbers,
  bonus = [],
  tiers = null,
  jackpots = [],
  withSunburst = true,
  className,
  ...rest
}: ResultHeaderProps) {
  const words = useMessages('draw', lottery.draw);
  return (
    <header {...rest} data-accent={accent} className={cx(styles.header, className)}>
      {withSunburst ? <Sunburst className={styles.sun} /> : null}
      <div className={styles.bar}>
        <BackButton onBack={onBack} backHref={backHref} />
        <h1 className={styles.title}>{title}</h1>
        {action}
      </div>
      <div className={styles.body}>
        {when ? <p className={styles.when}>{when}</p> : null}
        {tiers ? (
          <DrawTiers on="header" tiers={tiers} />
        ) : numbers.length > 0 ? (
          <DrawResult
            aria-label={words.numbers}
            on="header"
            className={styles.numbers}
            numbers={numbers}
            bonus={bonus}
            size={numbers.length > 7 ? 'medium' : 'large'}
          />
        ) : null}
        {jackpots.length > 0 ? (
          <div className={styles.jackpots}>
            {jackpots.map(({ label, amount }) => (
              <p key={label} className={styles.jackpot}>
                {label}
                <br />
                <Money amount={amount} className={styles.amount} />
              </p>
            ))}
          </div>
        ) : null}
      </div>
    </header>
  );
}
