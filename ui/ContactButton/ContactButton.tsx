import type { ComponentProps } from 'react';
import { HeadsetIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import { VisuallyHidden } from '../internal/VisuallyHidden';
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
  return (
    <div className={styles.strip}>
      <button {...rest} type="button" className={[styles.contactButton, className].filter(Boolean).join(' ')}>
        <Icon size="extraLarge">
          <HeadsetIcon />
        </Icon>
        <VisuallyHidden>{isOnline ? 'Liên hệ, đang trực tuyến' : 'Liên hệ'}</VisuallyHidden>
        {isOnline ? <span className={styles.online} /> : null}
      </button>
    </div>
  );
}
