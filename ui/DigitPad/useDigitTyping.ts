import type { KeyboardEvent } from 'react';
import { useAnnouncer } from '../internal/useAnnouncer';
import * as fields from '../messages/fields';
import { useMessages } from '../messages/MessagesContext';

/** A key of the pad: a digit, or one of its three services. */
export type DigitKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'delete' | 'random' | 'clear';

export interface DigitTyping {
  /** A digit from 0 to 9 was typed, with a press or on a hardware keyboard. */
  onType?: ((typed: { digit: string }) => void) | undefined;
  /** The last digit is to go. */
  onDelete?: (() => void) | undefined;
  /**
   * Why a key does nothing now ('Đã đủ 3 chữ số'). The key fades, stays reachable, and says this when pressed.
   * @default every key works
   */
  whyNot?: ((key: DigitKey) => string | undefined) | undefined;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function isDigit(key: string): key is DigitKey {
  return /^[0-9]$/.test(key);
}

/**
 * Typing digits where there is no text field, so that no phone opens its own keyboard. Keys are heard only where the
 * focus is: a page must not take single keys from a screen reader. What was typed, or why not, is announced.
 */
export function useDigitTyping({ onType, onDelete, whyNot }: DigitTyping, onMove?: (move: { by: 1 | -1 }) => void) {
  const messages = useMessages('digitPad', fields.digitPad);
  const { say, status } = useAnnouncer();

  const press = (key: DigitKey, act: () => void, words: string) => {
    const reason = whyNot?.(key);
    if (reason === undefined) act();
    say(reason ?? words);
  };
  const type = (key: DigitKey) => press(key, () => onType?.({ digit: key }), key);
  const remove = () => press('delete', () => onDelete?.(), messages.deleted);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const by = steps[event.key];
    if (isDigit(event.key) && onType) type(event.key);
    else if (event.key === 'Backspace' && onDelete) remove();
    else if (by && onMove) onMove({ by });
    else return;
    event.preventDefault();
  };

  return { press, type, remove, onKeyDown, status };
}
