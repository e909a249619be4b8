import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Icon } from '../internal/Icon';
import { CircleAlertIcon } from '../internal/icons';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import { Money } from '../Money/Money';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper';
import { SyncStatus, type SyncStatusProps } from '../SyncStatus/SyncStatus';
import * as styles from './CartGroup.css';

/** One ticket of a group. */
export interface CartGroupLine {
  id: string;
  /** The chosen numbers, as balls or digits. */
  numbers: ReactNode;
  /** What tells it from the others of its draw: "Bao 8". */
  note?: ReactNode;
  /** Whether it is among the tickets to be bought. */
  isChosen: boolean;
  /** How many times it is bought. */
  quantity: number;
  /** Price of all its copies, in whole đồng or units of another currency. */
  price: number;
  /** How far the server knows of it. */
  sync: SyncStatusProps;
  /** Why it cannot be bought as it is. */
  error?: ReactNode;
}

interface CartGroupRowProps extends CartGroupLine {
  /** Its letter in the group. */
  code: string;
  /** The game's display name. */
  name: string;
  isClosed: boolean;
  /** It is chosen by itself, and not only with its group. */
  canChoose: boolean;
  /** A ticket costs more or less than another of the group. */
  showsPrice: boolean;
  onChoose: (change: { checked: boolean }) => void;
  onQuantity: (change: { value: number }) => void;
  maxQuantity: number | undefined;
  onRemove: () => void;
}

/**
 * A ticket as a line: its choice, its numbers and how often it is bought; the step below one throws it away, and of
 * several copies one press. That it is on its way to the server the page tells once: a word here would come and go with
 * each step.
 */
export function CartGroupRow(props: CartGroupRowProps) {
  const { code, name, numbers, note, isChosen, quantity, price, sync, error, isClosed, ...ways } = props;
  const { canChoose, showsPrice, onChoose, onQuantity, maxQuantity, onRemove } = ways;
  const words = useMessages('cartGroup', lottery.cartGroup);
  const line = useMessages('cartLine', lottery.cartLine);
  const { pending } = useMessages('syncStatus', lottery.syncStatus);
  const ticket = words.ticket(code, name);
  const isPending = !isClosed && sync.status === 'pending';
  const hasCopies = quantity > 1;
  const isTrouble = !isClosed && (sync.status === 'error' || Boolean(error));

  return (
    <li data-trouble={isTrouble || undefined} className={styles.line}>
      {canChoose ? (
        <Checkbox
          label={line.choose(ticket)}
          labelHidden
          checked={isChosen}
          onChange={onChoose}
          className={styles.lineChoice}
        />
      ) : null}
      <div className={styles.numbers}>
        <div className={styles.balls}>{numbers}</div>
        {note || showsPrice || hasCopies ? (
          <span className={styles.end}>
            {note}
            {showsPrice || hasCopies ? (
              <span>
                {hasCopies ? `${quantity}\u00A0×\u00A0` : null}
                <Money amount={price / quantity} />
              </span>
            ) : null}
            {hasCopies && !isClosed ? (
              <Button
                kind="muted"
                size="medium"
                aria-label={line.remove(ticket)}
                onClick={onRemove}
                className={styles.remove}
              >
                {words.remove}
              </Button>
            ) : null}
          </span>
        ) : null}
        {isPending ? <VisuallyHidden>{pending}</VisuallyHidden> : null}
      </div>
      {isClosed ? null : (
        <QuantityStepper
          dense
          label={line.quantity(ticket)}
          value={quantity}
          onChange={onQuantity}
          removal={{ label: line.remove(ticket), onRemove }}
          {...(maxQuantity ? { max: maxQuantity } : {})}
          className={styles.stepper}
        />
      )}
      {!isClosed && error ? (
        <p className={styles.error}>
          <Icon size="small">
            <CircleAlertIcon />
          </Icon>
          {error}
        </p>
      ) : null}
      {!isClosed && sync.status === 'error' ? (
        <div className={styles.below}>
          <SyncStatus {...sync} />
        </div>
      ) : null}
    </li>
  );
}
