import type { ComponentProps } from 'react';
import * as styles from './Header.css';

export interface HeaderActionProps extends Omit<ComponentProps<'button'>, 'type'> {}

/** A word to press in a PageHeader ("Xóa tất cả"). */
export function HeaderAction({ className, ...rest }: HeaderActionProps) {
  return <button {...rest} type="button" className={[styles.action, className].filter(Boolean).join(' ')} />;
}
