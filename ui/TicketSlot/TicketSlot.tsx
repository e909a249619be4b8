import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { DicesIcon, PencilIcon, XIcon } from '../internal/icons';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { Skeleton } from '../Skeleton/Skeleton';
import { SlotBalls } from './SlotBalls';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import { cx } from 'class-variance-authority';
import * as styles from './TicketSlot.css';

const ticketSlotStates = ['empty', 'partial', 'done', 'error', 'loading'] as const;

const DENSE_FROM = 7;
/** A finger that pressed the dice twice would meet the cross that has come in their place. */
const TWICE_MS = 500;

export interface TicketSlotProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The slot's letter, A to F. */
  code: string;
  /**
   * How far it is; it decides colours and the action at the right: dice of an `empty` one, a pencil of a `partial` one, a
   * cross of one that is `done` or an `error`, none of one that is `loading`, which does not open either.
   */
  state: (typeof ticketSlotStates)[number];
  /** The numbers chosen, in the order they are shown. */
  numbers: readonly number[];
  /** How many numbers make it whole; free places are dashed. */
  places: number;
  /** Extra numbers after the main ones, ringed in gold. */
  bonus?: readonly number[] | undefined;
  /**
   * How many extra numbers make it whole.
   * @default 0
   */
  bonusPlaces?: number | undefined;
  /** In place of balls, for instance tiles of digits or the name of a bet. It brings its own words. */
  figure?: ReactNode;
  /** One line under the balls: what is missing, or what is wrong. */
  message?: string | undefined;
  /**
   * How to begin, in place of the free places of one that is `empty`: "Chạm để chọn số". Give it to the first slot of a
   * list that holds nothing yet; it takes the room that the numbers will take.
   */
  prompt?: string | undefined;
  /** What this slot costs, where slots can differ. */
  price?: ReactNode;
  /** The row, or the pencil of a partial slot, was pressed: open the picker. */
  onOpen: (slot: { code: string }) => void;
  /** The dice of an empty slot were pressed. Without it there are none, for instance where a slot goes once it is empty. */
  onRandom?: ((slot: { code: string }) => void) | undefined;
  /** The cross of a slot that is done or wrong was pressed; not by the second half of a double press on the dice. */
  onRemove: (slot: { code: string }) => void;
}

/** One of the places A to F of a builder. The whole row opens the picker; the action at its end stands alone. */
export function TicketSlot({
  code,
  state,
  numbers,
  places,
  bonus = [],
  bonusPlaces = 0,
  figure,
  message,
  prompt,
  price,
  onOpen,
  onRandom,
  onRemove,
  className,
  ...rest
}: TicketSlotProps) {
  const words = useMessages('ticket', lottery.ticket);
  const size = Math.max(places, numbers.length);
  const bonusSize = Math.max(bonusPlaces, bonus.length);
  const isLoading = state === 'loading';
  const invitation = state === 'empty' ? prompt : undefined;
  const [rolledAt, setRolledAt] = useState(-Infinity);
  const action =
    state === 'partial'
      ? { label: words.edit(code), icon: <PencilIcon />, tone: 'accent' as const, onClick: () => onOpen({ code }) }
      : state === 'empty'
        ? onRandom && {
            label: words.random(code),
            icon: <DicesIcon />,
            tone: 'accent' as const,
            onClick: ({ timeStamp, detail }: MouseEvent) => {
              // Of a key it is 0: whoever presses it twice does so by will.
              if (detail > 0) setRolledAt(timeStamp);
              onRandom({ code });
            },
          }
        : {
            label: words.remove(code),
            icon: <XIcon />,
            onClick: ({ timeStamp }: MouseEvent) => {
              if (timeStamp - rolledAt > TWICE_MS) onRemove({ code });
            },
          };
  return (
    <div
      {...rest}
      data-state={state}
      data-dense={size + bonusSize >= DENSE_FROM || undefined}
      data-noted={message ? '' : undefined}
      data-priced={price && !figure ? '' : undefined}
      aria-busy={isLoading || undefined}
      className={cx(styles.slot, className)}
    >
      <button
        type="button"
        className={styles.open}
        aria-disabled={isLoading || undefined}
        onClick={() => isLoading || onOpen({ code })}
      >
        <span role="img" aria-label={`${words.ticket} ${code}`} className={styles.letter}>
          {code}
        </span>
        <span
          className={isLoading ? undefined : cx(styles.balls, !figure && styles.sized, invitation && styles.prompted)}
        >
          {isLoading ? (
            <Skeleton width="84%" height="2rem" />
          ) : (
            figure || (
              <>
                <SlotBalls kind="main" numbers={numbers} places={places} />
                {bonus.length > 0 ? <VisuallyHidden>{words.plus}</VisuallyHidden> : null}
                {bonusSize > 0 ? <SlotBalls kind="bonus" numbers={bonus} places={bonusPlaces} /> : null}
              </>
            )
          )}
          {!figure && numbers.length + bonus.length === 0 ? (
            <VisuallyHidden>{isLoading ? words.loading : words.empty}</VisuallyHidden>
          ) : null}
          {invitation ? <span className={styles.prompt}>{invitation}</span> : null}
        </span>
        {message ? <span className={styles.caption}>{message}</span> : null}
        {price ? <span className={styles.price}>{price}</span> : null}
      </button>
      <span className={styles.side}>
        {isLoading || !action ? null : (
          // One element for all of them: what was pressed keeps the focus when the state, and with it the action, changes.
          <IconButton {...action} />
        )}
      </span>
    </div>
  );
}
