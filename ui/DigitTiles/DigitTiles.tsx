import { Fragment, useLayoutEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { useDigitTyping, type DigitTyping } from '../DigitPad/useDigitTyping';
import { DigitGroup } from './DigitGroup';
import { GroupCard } from './GroupCard';
import * as styles from './DigitTiles.css';

export interface DigitTilesProps extends Omit<ComponentProps<'div'>, 'aria-label' | 'onSelect'>, DigitTyping {
  /** What one group is: 'Bộ số'. Of several, each is heard with its number: 'Bộ số 2'. */
  label: string;
  /** The digits typed so far, a group each: ['168', '05', '']. */
  groups: readonly string[];
  /** How many digits make a group complete. */
  length: number;
  /**
   * How few do, where that is another number: 2 of a number of two or three digits.
   * @default length
   */
  least?: number | undefined;
  /** The group being typed, from 0; its next tile has the caret. None by default. */
  active?: number | undefined;
  /** Groups that are not valid, from 0. */
  wrong?: readonly number[] | undefined;
  /** For each group the places that were drawn, from 0; without it nothing is held against a draw. */
  matched?: readonly (readonly number[])[] | undefined;
  /**
   * Width of a tile in px.
   * @default 28
   */
  size?: 28 | 34 | 42 | 62 | undefined;
  /** Another group is to be typed: it was pressed, or an arrow key led to it. */
  onSelect?: ((choice: { index: number }) => void) | undefined;
  /** Takes a group away. Each then stands in a card with its number and a cross. */
  onRemove?: ((choice: { index: number }) => void) | undefined;
  /** Stands after the last group, for instance a button that adds one. */
  children?: ReactNode;
}

/**
 * Numbers as groups of digit tiles: typed with a DigitPad below, or only shown. Where they can be typed the groups are
 * one tab stop, arrow keys change the group, and a hardware keyboard types. With `onSelect` alone a press opens a group
 * somewhere else.
 */
export function DigitTiles({
  label,
  groups,
  length,
  least = length,
  active,
  wrong = [],
  matched,
  size = 28,
  onType,
  onDelete,
  whyNot,
  onSelect,
  onRemove,
  children,
  className,
  ...rest
}: DigitTilesProps) {
  const root = useRef<HTMLDivElement>(null);
  const canPress = Boolean(onType ?? onSelect);
  const { onKeyDown, status } = useDigitTyping({ onType, onDelete, whyNot }, ({ by }) => {
    const index = (active ?? 0) + by;
    if (index >= 0 && index < groups.length) onSelect?.({ index });
  });

  // Whatever changes the group, a keyboard that stood on the old one goes along.
  useLayoutEffect(() => {
    if (active === undefined) return;
    const buttons = groupsIn(root.current);
    if (buttons.some((button) => button === document.activeElement)) buttons[active]?.focus();
  }, [active]);

  const press = ({ target }: MouseEvent) => {
    const index = groupsIn(root.current).findIndex((button) => target instanceof Node && button.contains(target));
    if (index >= 0) onSelect?.({ index });
  };

  const nameOf = (index: number) => (groups.length > 1 || onRemove ? `${label} ${index + 1}` : label);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the groups inside are buttons; this hears a keyboard typing while one of them has the focus
    <div
      role="group"
      // Each group names itself; a name round them all would silence them inside a button.
      aria-label={canPress ? label : undefined}
      {...rest}
      ref={root}
      {...(canPress && { onClick: press })}
      onKeyDown={onType ? onKeyDown : undefined}
      className={cx(styles.tiles, onRemove ? styles.look.cards : styles.look.row, className)}
    >
      {groups.map((digits, index) => {
        const group = (
          <DigitGroup
            name={nameOf(index)}
            digits={digits}
            length={length}
            least={least}
            isActive={index === active}
            isWrong={wrong.includes(index)}
            matched={matched?.[index]}
            size={size}
            isWide={Boolean(onRemove)}
            isTabStop={canPress ? !onType || index === (active ?? 0) : undefined}
          />
        );
        if (!onRemove) return <Fragment key={index}>{group}</Fragment>;
        return (
          <GroupCard key={index} number={index + 1} label={nameOf(index)} onRemove={() => onRemove({ index })}>
            {group}
          </GroupCard>
        );
      })}
      {children}
      {onType ? status : null}
    </div>
  );
}

function groupsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-group]') ?? [])];
}
