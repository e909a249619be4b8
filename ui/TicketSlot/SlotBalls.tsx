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
  return Array.from({ length: Math.max(places, numbers.length) }, (_, index) => {
    const value = numbers[index];
    const ball = value === undefined ? ({ state: 'empty' } as const) : { value };
    // oxlint-disable-next-line react/no-array-index-key -- another number in a place is written into the ball there
    return <SlotBall key={index} {...ball} kind={kind} className={styles.ball} />;
  });
}
