import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import { IconButton } from '../IconButton/IconButton';
import { Icon } from '../internal/Icon';
import { CircleAlertIcon, RefreshCwIcon, XIcon } from '../internal/icons';
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
  /** Price of all its copies in đồng. */
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
  isEditing: boolean;
  /** It is chosen by itself, and not only with its group. */
  canChoose: boolean;
  /** The prices of the group differ. */
  showsPrice: boolean;
  onChoose: (change: { checked: boolean }) => void;
  onQuantity: (change: { value: number }) => void;
  maxQuantity: number | undefined;
  onRemove: () => void;
}

/** A ticket as a line: letter, numbers, the cross that takes it out, and while it is edited its quantity. */
export function CartGroupRow(props: CartGroupRowProps) {
  const { code, name, numbers, note, isChosen, quantity, price, sync, error, isClosed, isEditing, ...ways } = props;
  const { canChoose, showsPrice, onChoose, onQuantity, maxQuantity, onRemove } = ways;
  const words = useMessages('cartGroup', lottery.cartGroup);
  const line = useMessages('cartLine', lottery.cartLine);
  const { pending } = useMessages('syncStatus', lottery.syncStatus);
  const { ticket: spoken } = useMessages('ticket', lottery.ticket);
  const ticket = words.ticket(code, name);
  const isPending = !isClosed && sync.status === 'pending';
  const hasEnd = isPending || Boolean(note) || (!isEditing && (quantity > 1 || showsPrice));

  return (
    <li data-editing={isEditing || undefined} className={styles.line}>
      {canChoose ? (
        <Checkbox
          label={line.choose(ticket)}
          labelHidden
          checked={isChosen}
          onChange={onChoose}
          className={styles.lineChoice}
        />
      ) : (
        <span className={styles.letter}>
          <VisuallyHidden>{spoken} </VisuallyHidden>
          {code}
        </span>
      )}
      <div className={styles.numbers}>
        {numbers}
        {hasEnd ? (
          <span className={styles.end}>
            {note}
            {!isEditing && quantity > 1 ? <span>{`× ${quantity}`}</span> : null}
            {!isEditing && showsPrice ? <Money amount={price} /> : null}
            {isPending ? (
              <>
                <Icon size="small">
                  <RefreshCwIcon />
                </Icon>
                <VisuallyHidden>{pending}</VisuallyHidden>
              </>
            ) : null}
          </span>
        ) : null}
      </div>
      {isClosed ? null : (
        <IconButton label={line.remove(ticket)} icon={<XIcon />} onClick={onRemove} className={styles.remove} />
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
      {isEditing ? (
        <div className={styles.below}>
          <QuantityStepper
            label={line.quantity(ticket)}
            value={quantity}
            onChange={onQuantity}
            {...(maxQuantity ? { max: maxQuantity } : {})}
          />
          <Money amount={price} className={styles.linePrice} />
        </div>
      ) : null}
    </li>
  );
}
