import type { ComponentProps } from 'react';
import { UserIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './BalancePill.css';

export interface LoginPillProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {}

/** A guest's BalancePill: the way to log in. */
export function LoginPill({ className, ...rest }: LoginPillProps) {
  const words = useMessages('buttons', shell.buttons);
  return (
    <button {...rest} type="button" className={[styles.target, className].filter(Boolean).join(' ')}>
      <span className={styles.pill}>
        <Icon size="small">
          <UserIcon />
        </Icon>
        {words.login}
      </span>
    </button>
  );
}
