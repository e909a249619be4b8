import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { XIcon } from '../internal/icons';
import { DigitTiles } from '../DigitTiles/DigitTiles';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './PlayLine.css';

export interface PlayLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How the number is played: 'Cuối', '18 lô'. */
  kind: string;
  /** The digits. */
  digits: string;
  /** What it costs. */
  price: ReactNode;
  /**
   * Whether it is the one being changed.
   * @default false
   */
  active?: boolean | undefined;
  /** The line was pressed, to change it. */
  onOpen: () => void;
  /** Its cross was pressed. */
  onRemove: () => void;
}

/**
 * One number of a list that was typed: how it is played, its digits, its price. The line opens it, the cross takes it
 * away.
 */
export function PlayLine({ kind, digits, price, active = false, onOpen, onRemove, className, ...rest }: PlayLineProps) {
  const words = useMessages('playLine', lottery.playLine);
  return (
    <div {...rest} className={cx(styles.playLine, className)}>
      <button type="button" aria-current={active || undefined} onClick={onOpen} className={styles.open}>
        <span className={styles.kind}>{kind}</span>
        <VisuallyHidden>{digits}</VisuallyHidden>
        <span aria-hidden="true" className={styles.figure}>
          <DigitTiles label={words.number} groups={[digits]} length={digits.length} />
        </span>
        <span className={styles.price}>{price}</span>
      </button>
      <IconButton label={words.remove(digits, kind)} icon={<XIcon />} onClick={onRemove} />
    </div>
  );
}
