import type { ComponentProps, ReactNode } from 'react';
import { DicesIcon, PencilIcon, XIcon } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { NumberBall } from '../NumberBall/NumberBall';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './TicketSlot.css';

export const ticketSlotStates = ['empty', 'partial', 'done', 'error', 'loading'] as const;

const DENSE_FROM = 7;

export interface TicketSlotProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The slot's letter, A to F. */
  code: string;
  /** How far it is. The state decides colours and the action at the right. */
  state: (typeof ticketSlotStates)[number];
  /** The numbers chosen. */
  numbers: readonly number[];
  /** How many numbers make it whole; free places are dashed. */
  places: number;
  /** One line under the balls: what is missing, or what is wrong. */
  message?: string;
  /** What this slot costs, where slots can differ. */
  price?: ReactNode;
  /** The row was pressed: open the picker. */
  onOpen: (slot: { code: string }) => void;
  /** The dice of an empty slot were pressed. */
  onRandom: (slot: { code: string }) => void;
  /** The cross of a filled slot was pressed. */
  onRemove: (slot: { code: string }) => void;
}

/** One of the places A to F of a builder. The whole row opens the picker; the action at its end stands alone. */
export function TicketSlot({
  code,
  state,
  numbers,
  places,
  message,
  price,
  onOpen,
  onRandom,
  onRemove,
  ...rest
}: TicketSlotProps) {
  const free = Math.max(0, places - numbers.length);
  const isLoading = state === 'loading';
  return (
    <div
      {...rest}
      data-state={state}
      data-dense={Math.max(places, numbers.length) >= DENSE_FROM || undefined}
      aria-busy={isLoading || undefined}
      className={styles.slot}
    >
      <button
        type="button"
        className={styles.open}
        aria-disabled={isLoading || undefined}
        onClick={() => isLoading || onOpen({ code })}
      >
        <span className={styles.letter}>
          <VisuallyHidden>Vé </VisuallyHidden>
          {code}
        </span>
        <span className={styles.content}>
          {isLoading ? (
            <Skeleton width="84%" height="2rem" />
          ) : (
            <span className={styles.balls}>
              {numbers.map((value) => (
                <NumberBall key={value} value={value} className={styles.ball} />
              ))}
              {Array.from({ length: free }, (_, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- empty places differ in nothing but their place
                <NumberBall key={`free-${place}`} state="empty" className={styles.ball} />
              ))}
            </span>
          )}
          {numbers.length === 0 ? <VisuallyHidden>{isLoading ? 'Đang tải' : 'Chưa chọn số'}</VisuallyHidden> : null}
          {message ? <span className={styles.caption}>{message}</span> : null}
        </span>
        {price ? <span className={styles.price}>{price}</span> : null}
      </button>
      <span className={styles.side}>
        {state === 'empty' ? (
          <IconButton
            label={`Chọn nhanh vé ${code}`}
            icon={<DicesIcon />}
            tone="game"
            onClick={() => onRandom({ code })}
          />
        ) : null}
        {state === 'partial' ? (
          <IconButton label={`Sửa vé ${code}`} icon={<PencilIcon />} tone="game" onClick={() => onOpen({ code })} />
        ) : null}
        {state === 'done' || state === 'error' ? (
          <IconButton label={`Xóa vé ${code}`} icon={<XIcon />} onClick={() => onRemove({ code })} />
        ) : null}
      </span>
    </div>
  );
}
