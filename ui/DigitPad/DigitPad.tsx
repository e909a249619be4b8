import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import * as fields from '../messages/fields';
import { useMessages } from '../messages/MessagesContext';
import * as styles from './DigitPad.css';
import { PadKey } from './PadKey';
import { useDigitTyping, type DigitKey, type DigitTyping } from './useDigitTyping';

const CORNER = 'corner';
const shapes = {
  phone: ['1', '2', '3', '4', '5', '6', '7', '8', '9', CORNER, '0', 'delete'],
  compact: ['1', '2', '3', 'delete', '4', '5', '6', CORNER, '7', '8', '9', '0'],
} as const satisfies Record<keyof typeof styles.shape, readonly (DigitKey | typeof CORNER)[]>;

export interface DigitPadProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-label'>, DigitTyping {
  /**
   * What is typed here, for screen readers.
   * @default 'Bàn phím số'
   */
  label?: string | undefined;
  /** A figure was pressed. */
  onType: (typed: { digit: string }) => void;
  /** The last figure is to go. */
  onDelete: () => void;
  /** An arrow key asks for the group after (1) or before (-1) the one being typed. */
  onMove?: ((move: { by: 1 | -1 }) => void) | undefined;
  /** Fills what is missing at random; the corner key is then a dice. */
  onRandom?: (() => void) | undefined;
  /** Empties what was typed; the corner key is then an eraser, unless it is a dice. */
  onClear?: (() => void) | undefined;
  /**
   * `phone` has three columns and labels its corner key; `compact` has four, for a pad that shares its page.
   * @default 'phone'
   */
  shape?: keyof typeof shapes | undefined;
}

/**
 * Keys from 0 to 9 for short numbers, below the DigitTiles that show them. It keeps nothing itself. With the focus
 * inside, a hardware keyboard types too: digits, Backspace, arrows between groups.
 */
export function DigitPad({
  label,
  onType,
  onDelete,
  onMove,
  onRandom,
  onClear,
  whyNot,
  shape = 'phone',
  className,
  ...rest
}: DigitPadProps) {
  const words = useMessages('digitPad', fields.digitPad);
  const { press, type, remove, onKeyDown, status } = useDigitTyping({ onType, onDelete, whyNot }, onMove);
  const corner = onRandom ? 'random' : onClear ? 'clear' : null;

  const pressKey = (key: DigitKey) => {
    if (key === 'delete') remove();
    else if (key === 'random') press(key, () => onRandom?.(), words.randomPicked);
    else if (key === 'clear') press(key, () => onClear?.(), words.cleared);
    else type(key);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys inside are buttons; this hears a keyboard typing while one of them has the focus
    <div
      role="group"
      aria-label={label ?? words.label}
      {...rest}
      onKeyDown={onKeyDown}
      className={cx(styles.pad, styles.shape[shape], className)}
    >
      {shapes[shape].map((place) => {
        const key = place === CORNER ? corner : place;
        // Without a corner key its place stays free, so that 0 keeps its own.
        if (key === null) return <span key={place} />;
        return (
          <PadKey
            key={key}
            name={key}
            reason={whyNot?.(key)}
            isLabelled={place === CORNER && shape === 'phone'}
            onPress={() => pressKey(key)}
          />
        );
      })}
      {status}
    </div>
  );
}
