import type { ComponentProps, ReactNode } from 'react';
import { ChevronDownIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import * as styles from './SelectCard.css';

export interface SelectCardProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'value'> {
  /** What is set here. */
  label: string;
  /** What it is set to. */
  value: string;
  icon: ReactNode;
}

/** A setting that opens a sheet to change it. */
export function SelectCard({ label, value, icon, className, ...rest }: SelectCardProps) {
  return (
    <button
      aria-haspopup="dialog"
      {...rest}
      type="button"
      className={[styles.card, className].filter(Boolean).join(' ')}
    >
      <span className={styles.icon}>
        <Icon size="medium">{icon}</Icon>
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
      </span>
      <span className={styles.chevron}>
        <Icon size="medium">
          <ChevronDownIcon />
        </Icon>
      </span>
    </button>
  );
}
