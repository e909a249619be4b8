import { useEffect, useState } from 'react';
import { Money } from '../Money/Money';
import { COUNT, counted } from './timeline';

interface CountingMoneyProps {
  amount: number;
  /** Ms after its mounting at which it begins. */
  from: number;
  /** Ms at which it is held. */
  at: number | undefined;
}

/** A sum that counts up once. */
export function CountingMoney({ amount, from, at }: CountingMoneyProps) {
  const [elapsed, setElapsed] = useState(0);
  const isHeld = at !== undefined;
  const isDone = elapsed >= from + COUNT;

  useEffect(() => {
    if (isHeld || isDone) return undefined;
    const start = performance.now() - elapsed;
    const frame = requestAnimationFrame(() => setElapsed(performance.now() - start));
    return () => cancelAnimationFrame(frame);
  }, [isHeld, isDone, elapsed]);

  return <Money aligned amount={counted(amount, (at ?? elapsed) - from)} />;
}
