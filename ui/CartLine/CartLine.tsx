import type { ReactNode, ComponentProps } from 'react';
import { CircleAlertIcon, Trash2Icon } from '../internal/icons';
import { Checkbox } from '../Checkbox/Checkbox';
import { GameMark, type GameMarkProps } from '../GameMark/GameMark';
import { IconButton } from '../IconButton/IconButton';
import { Icon } from '../internal/Icon';
import { Money } from '../Money/Money';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper';
import { SyncStatus, type SyncStatusProps } from '../SyncStatus/SyncStatus';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import { cx } from 'class-variance-authority';
import * as styles from './CartLine.css';

export interface CartLineProps
  extends Omit<ComponentProps<'article'>, 'children' | 'aria-label'>, Pick<GameMarkProps, 'accent' | 'glyph'> {
  /** The game's display name. */
  name: string;
  /** Draw and way of playing: "Kỳ 21/11 · Vé thường". */
  detail: string;
  /** The chosen numbers, as balls or digits. */
  children: ReactNode;
  /** Whether it is among the lines to be bought. */
  isChosen: boolean;
  /** The player takes it in or leaves it out. */
  onChoose: (change: { checked: boolean }) => void;
  /** How many times it is bought. */
  quantity: number;
  /** The player asks for another quantity. */
  onQuantity: (change: { value: number }) => void;
  /** Largest quantity. @default 999 */
  maxQuantity?: number | undefined;
  /** The player throws it away. */
  onRemove: () => void;
  /** Price of the whole line, in whole đồng or units of another currency. */
  price: number;
  /** How far the server knows of it. */
  sync: SyncStatusProps;
  /** Why the line cannot be bought as it is. */
  error?: ReactNode;
}

/** One purchase in the cart: choose it, count it, remove it, and see whether the server has it. */
export function CartLine(props: CartLineProps) {
  const {
    accent,
    glyph,
    name,
    detail,
    children,
    isChosen,
    onChoose,
    quantity,
    onQuantity,
    maxQuantity,
    onRemove,
    price,
    ...native
  } = props;
  const { sync, error, className, ...rest } = native;
  const messages = useMessages('cartLine', lottery.cartLine);
  const isTrouble = sync.status === 'error' || Boolean(error);
  return (
    <article
      {...rest}
      data-accent={accent}
      data-trouble={isTrouble || undefined}
      aria-label={`${name}, ${detail}`}
      className={cx(styles.cartLine, className)}
    >
      <div className={styles.head}>
        <Checkbox
          label={messages.choose(name)}
          labelHidden
          checked={isChosen}
          onChange={onChoose}
          className={styles.choice}
        />
        <GameMark accent={accent} glyph={glyph} size={32} className={styles.mark} />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.detail}>{detail}</p>
        </div>
        <IconButton label={messages.remove(name)} icon={<Trash2Icon />} onClick={onRemove} />
      </div>
      <div className={styles.numbers}>{children}</div>
      {error ? (
        <p className={styles.error}>
          <Icon size="small">
            <CircleAlertIcon />
          </Icon>
          {error}
        </p>
      ) : null}
      <SyncStatus {...sync} />
      <div className={styles.foot}>
        <QuantityStepper
          label={messages.quantity(name)}
          value={quantity}
          onChange={onQuantity}
          {...(maxQuantity ? { max: maxQuantity } : {})}
        />
        <Money amount={price} className={styles.price} />
      </div>
    </article>
  );
}
