import type { ComponentProps } from 'react';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './NumberTray.css';

/** Up to so many balls stand in one row at 34 px; more are drawn at 28. */
const LARGE_UP_TO = 8;

export interface NumberTrayProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The chosen numbers, in the order to show. */
  numbers: readonly number[];
  /** How many are wanted in all; places still free are dashed. */
  places: number;
  /** Extra numbers after the main ones, ringed in gold. */
  bonus?: readonly number[];
}

/** The numbers chosen so far and the places left, as the last look before the button below it. */
export function NumberTray({ numbers, places, bonus = [], className, ...rest }: NumberTrayProps) {
  const size = places + bonus.length > LARGE_UP_TO ? 28 : 34;
  const free = Math.max(0, places - numbers.length);
  return (
    <ul aria-label="Số đã chọn" {...rest} className={[styles.tray, className].filter(Boolean).join(' ')}>
      {numbers.map((value) => (
        <li key={value} className={styles.place}>
          <NumberBall value={value} size={size} />
        </li>
      ))}
      {Array.from({ length: free }, (_, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- empty places differ in nothing but their place
        <li key={`free-${place}`} aria-hidden="true" className={styles.place}>
          <NumberBall state="empty" size={size} />
        </li>
      ))}
      {bonus.map((value) => (
        <li key={`bonus-${value}`} className={styles.place}>
          <NumberBall value={value} size={size} kind="bonus" />
        </li>
      ))}
    </ul>
  );
}
