import type { ReactNode } from 'react';
import { XIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './DigitTiles.css';

interface GroupCardProps {
  number: number;
  /** The group's name: 'Bộ số 2'. */
  label: string;
  onRemove: () => void;
  children: ReactNode;
}

/** A group among many: its number, its tiles, and a cross that takes it away. */
export function GroupCard({ number, label, onRemove, children }: GroupCardProps) {
  const words = useMessages('digitTiles', lottery.digitTiles);
  return (
    <div className={styles.card}>
      <span aria-hidden="true" className={styles.number}>
        {number}
      </span>
      {children}
      <button type="button" aria-label={words.remove(label)} onClick={onRemove} className={styles.remove}>
        <Icon size="medium">
          <XIcon />
        </Icon>
      </button>
    </div>
  );
}
