import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as styles from './Digits.css';

export interface DigitsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is written; digits take one width each, other characters their own. */
  text: string;
}

/**
 * Figures of one width, for numbers that change or stand under each other: the font has no tabular figures.
 * Screen readers get the plain text.
 */
export function Digits({ text, className, ...rest }: DigitsProps) {
  return (
    <span {...rest} className={[styles.digits, className].filter(Boolean).join(' ')}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true">
        {[...text].map((character, index) =>
          /\d/.test(character) ? (
            // oxlint-disable-next-line react/no-array-index-key -- a digit has no id beside its position
            <span key={index} className={styles.digit}>
              {character}
            </span>
          ) : (
            character
          ),
        )}
      </span>
    </span>
  );
}
