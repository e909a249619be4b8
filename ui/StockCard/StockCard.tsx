import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { CheckIcon, PlusIcon } from '../internal/icons';
import { DigitTiles } from '../DigitTiles/DigitTiles';
import { Icon } from '../internal/Icon';
import { TicketCard } from '../TicketCard/TicketCard';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './StockCard.css';

export interface StockCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The digits on the tickets. */
  numbers: string;
  /** Tickets left. */
  left: number;
  /** How many of them the reader takes. */
  taken: number;
  /** The card was pressed; not when none are left. */
  onPress: () => void;
}

/** Tickets of one number in a stock: how many are left and how many are taken. All of it is one thing to press. */
export function StockCard({ numbers, left, taken, onPress, className, ...rest }: StockCardProps) {
  const messages = useMessages('stockCard', lottery.stockCard);
  const isGone = left === 0;
  const words = isGone ? messages.none : messages.left(left);
  return (
    <TicketCard
      {...rest}
      tone={taken > 0 ? 'accent' : 'plain'}
      data-taken={taken > 0 || undefined}
      data-gone={isGone || undefined}
      className={cx(styles.stockCard, className)}
      stub={
        <>
          {taken > 0 ? <span className={styles.taken}>{messages.tickets(taken)}</span> : null}
          <span className={styles.key}>
            <Icon size="large">{taken > 0 ? <CheckIcon /> : <PlusIcon />}</Icon>
          </span>
        </>
      }
    >
      <p className={styles.left}>{words}</p>
      <DigitTiles label={messages.number} groups={[numbers]} length={numbers.length} />
      <button
        type="button"
        aria-pressed={taken > 0}
        aria-disabled={isGone || undefined}
        aria-label={messages.label(numbers, words, taken)}
        onClick={isGone ? undefined : onPress}
        className={styles.cover}
      />
    </TicketCard>
  );
}
