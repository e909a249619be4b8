import type { ComponentProps } from 'react';
import { HeadsetIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './ContactButton.css';

export interface ContactButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /**
   * Someone answers right now.
   * @default false
   */
  isOnline?: boolean;
}

/**
 * Floats above the TabBar at the right edge of the column. Put it after the page's content and before the TabBar: the
 * room it keeps there lets the end of a list scroll clear of it.
 */
export function ContactButton({ isOnline = false, className, ...rest }: ContactButtonProps) {
  const words = useMessages('contactButton', shell.contactButton);
  return (
    <div className={styles.strip}>
      <button {...rest} type="button" className={[styles.contactButton, className].filter(Boolean).join(' ')}>
        <Icon size="extraLarge">
          <HeadsetIcon />
        </Icon>
        <VisuallyHidden>{isOnline ? words.online : words.label}</VisuallyHidden>
        {isOnline ? <span className={styles.online} /> : null}
      </button>
    </div>
  );
}
