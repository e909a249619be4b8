import { BudgetRing } from '@veloc/ui';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useMonthBudget } from '../../data/settings';
import { useNotificationCount } from '../../data/useNotificationCount';
import { useShownBalance } from '../../data/useShownBalance';

const ROLL_MS = 480;

interface HeaderFiguresProps {
  onCount: (unread: number) => void;
  /** Đồng, on their way from what was last known to what is known now. */
  onBalance: (amount: number) => void;
  /** How much of the month's budget is spent; null without one. */
  onRing: (ring: ReactNode) => void;
}

/** Tells the figures of a page's head as they change, in a chunk of its own: no first paint waits for them. */
export default function HeaderFigures({ onCount, onBalance, onRing }: HeaderFiguresProps) {
  const { count } = useNotificationCount();
  const { amount } = useShownBalance();
  const { spent, budget } = useMonthBudget() ?? { spent: 0, budget: null };
  const shown = useRef(amount);
  useEffect(() => onCount(count ?? 0), [count, onCount]);

  useEffect(
    () => onRing(budget === null ? null : <BudgetRing on="lacquer" spent={spent} budget={budget} />),
    [spent, budget, onRing],
  );

  const show = useEffectEvent((figure: number) => {
    shown.current = figure;
    onBalance(figure);
  });
  useEffect(() => {
    const from = shown.current;
    if (from === amount) return undefined;
    if (from < 0 || amount < 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(amount);
      return undefined;
    }
    let frame = requestAnimationFrame(function roll(now: number, began = now) {
      const part = Math.min(1, (now - began) / ROLL_MS);
      // Fast at first and slow at its end.
      show(Math.round(amount + (from - amount) * (1 - part) ** 3));
      if (part < 1) frame = requestAnimationFrame((next) => roll(next, began));
    });
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return null;
}
