import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { PlusIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import { addCard } from './AddCard.css';

export interface AddCardProps extends Omit<ComponentProps<'button'>, 'type'> {
  /**
   * Nothing can be added now. It stays reachable; say why beside it or in its label.
   * @default false
   */
  'aria-disabled'?: boolean;
}

/** The free place after the cards of a list: a press adds one more. */
export function AddCard({ className, children, onClick, ...rest }: AddCardProps) {
  return (
    <button
      {...rest}
      type="button"
      onClick={rest['aria-disabled'] ? undefined : onClick}
      className={cx(addCard, className)}
    >
      <Icon>
        <PlusIcon />
      </Icon>
      {children}
    </button>
  );
}
