import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { GameMark, type GameMarkProps } from '../GameMark/GameMark';
import { Icon } from '../internal/Icon';
import { ChevronDownIcon, ListChecksIcon, LockKeyholeIcon } from '../internal/icons';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import { Money } from '../Money/Money';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { CartGroupRow, type CartGroupLine } from './CartGroupRow';
import * as styles from './CartGroup.css';

/** As many lines of a closed draw are shown before the rest is asked for. */
const FOLDED = 3;

export interface CartGroupProps
  extends Omit<ComponentProps<'article'>, 'children' | 'aria-label'>, Pick<GameMarkProps, 'accent' | 'glyph'> {
  /** The game's display name. */
  name: string;
  /** What all its tickets have in common: draw, way of playing, how many. */
  detail: ReactNode;
  /** Its tickets, at least one. */
  lines: readonly CartGroupLine[];
  /** The player takes tickets in or leaves them out. */
  onChoose: (change: { ids: readonly string[]; checked: boolean }) => void;
  /** The player asks for another quantity of a ticket. */
  onQuantity: (change: { id: string; value: number }) => void;
  /** Largest quantity. @default 999 */
  maxQuantity?: number | undefined;
  /** The player throws a ticket away. */
  onRemove: (line: { id: string }) => void;
  /**
   * Sales of the draw have ended: it is shown and folded, and neither chosen nor changed.
   * @default false
   */
  isClosed?: boolean | undefined;
}

/** 'A' to 'Z', then 'AA'. */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

/**
 * All tickets of one game and draw in the cart: the head says once what they share, each ticket is a line of its
 * numbers and its quantity. Choices of single tickets come behind "Chọn từng vé"; a ticket that is left out or in trouble brings
 * its choice along by itself.
 */
export function CartGroup(props: CartGroupProps) {
  const {
    accent,
    glyph,
    name,
    detail,
    lines,
    onChoose,
    onQuantity,
    maxQuantity,
    onRemove,
    isClosed = false,
    ...native
  } = props;
  const { className, ...rest } = native;
  const words = useMessages('cartGroup', lottery.cartGroup);
  const { choose } = useMessages('cartLine', lottery.cartLine);
  const [isChoosing, setChoosing] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const listId = useId();

  const chosen = isClosed ? [] : lines.filter((line) => line.isChosen);
  const isAll = chosen.length === lines.length;
  const isTrouble = !isClosed && lines.some(({ sync, error }) => sync.status === 'error' || Boolean(error));
  const price = (chosen.length > 0 ? chosen : lines).reduce((sum, line) => sum + line.price, 0);
  const unitOf = (line: CartGroupLine | undefined) => (line ? line.price / line.quantity : 0);
  const hasOnePrice = lines.every((line) => unitOf(line) === unitOf(lines[0]));
  const more = isClosed ? lines.length - FOLDED : 0;
  // The choice of the group is that of its only ticket.
  const hasChoices = !isClosed && lines.length > 1;
  const canChoose = hasChoices && (isChoosing || isTrouble || (!isAll && chosen.length > 0));
  const shown = more > 0 && !isUnfolded ? lines.slice(0, FOLDED) : lines;

  return (
    <article
      {...rest}
      data-accent={accent}
      data-closed={isClosed || undefined}
      data-trouble={isTrouble || undefined}
      aria-labelledby={`${listId}-name ${listId}-detail`}
      className={cx(styles.group, className)}
    >
      <div className={styles.head}>
        <Checkbox
          label={choose(name)}
          labelHidden
          checked={isAll || (chosen.length > 0 && 'mixed')}
          disabled={isClosed}
          onChange={({ checked }) => onChoose({ ids: lines.map(({ id }) => id), checked })}
          className={styles.choice}
        />
        <GameMark accent={accent} glyph={glyph} size={32} className={styles.mark} />
        <div className={styles.words}>
          <div className={styles.row}>
            <h2 id={`${listId}-name`} className={styles.name}>
              {name}
            </h2>
            {isClosed ? (
              <StatusBadge tone="danger" icon={<LockKeyholeIcon />}>
                {words.closed}
              </StatusBadge>
            ) : (
              <Money amount={price} className={styles.price} />
            )}
          </div>
          <div className={styles.row}>
            <p id={`${listId}-detail`} className={styles.detail}>
              {detail}
            </p>
            {hasChoices ? (
              <Button
                kind="ghost"
                size="medium"
                aria-label={isChoosing ? `${words.done} ${name}` : words.chooseEach(name)}
                aria-expanded={isChoosing}
                aria-controls={listId}
                onClick={() => setChoosing(!isChoosing)}
                className={styles.each}
              >
                {isChoosing ? (
                  words.done
                ) : (
                  <>
                    <span className={styles.eachWords}>{words.each}</span>
                    <span className={styles.eachSign}>
                      <Icon>
                        <ListChecksIcon />
                      </Icon>
                    </span>
                  </>
                )}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      <ul id={listId} className={styles.lines}>
        {shown.map((line, index) => (
          <CartGroupRow
            key={line.id}
            {...line}
            code={letterOf(index)}
            name={name}
            isClosed={isClosed}
            canChoose={canChoose}
            showsPrice={!hasOnePrice}
            onChoose={({ checked }) => onChoose({ ids: [line.id], checked })}
            onQuantity={({ value }) => onQuantity({ id: line.id, value })}
            maxQuantity={maxQuantity}
            onRemove={() => onRemove({ id: line.id })}
          />
        ))}
      </ul>
      {more > 0 ? (
        <div className={styles.fold}>
          <Button
            kind="muted"
            size="medium"
            icon={<ChevronDownIcon className={styles.chevron} />}
            aria-expanded={isUnfolded}
            aria-controls={listId}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? words.fewer : words.more(more)}
          </Button>
        </div>
      ) : null}
    </article>
  );
}
