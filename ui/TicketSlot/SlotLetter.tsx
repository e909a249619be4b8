import type { ComponentProps } from 'react';
import { letter } from './SlotLetter.css';
import { cx } from 'class-variance-authority';

export interface SlotLetterProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A to F. */
  code: string;
}

/** A slot's letter before the title of its sheet. The title says it too, so screen readers skip this. */
export function SlotLetter({ code, className, ...rest }: SlotLetterProps) {
  return (
    <span aria-hidden="true" {...rest} className={cx(letter, className)}>
      {code}
    </span>
  );
}
