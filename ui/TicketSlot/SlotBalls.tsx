import { memo } from 'react';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './TicketSlot.css';

/** A builder renders all of its slots when one of them changes. */
const SlotBall = memo(NumberBall);

interface SlotBallsProps {
  kind: 'main' | 'bonus';
  numbers: readonly number[];
  places: number;
}

/** The numbers a slot holds of one kind, and its free places. */
export function SlotBalls({ kind, numbers, places }: SlotBallsProps) {
  return (
    <>
      {numbers.map((value) => (
        <SlotBall key={value} value={value} kind={kind} className={styles.ball} />
      ))}
      {Array.from({ length: Math.max(0, places - numbers.length) }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- empty places differ in nothing but their place
        <SlotBall key={`free-${index}`} state="empty" kind={kind} className={styles.ball} />
      ))}
    </>
  );
}
