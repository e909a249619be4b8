import { markPaint } from '@veloc/ui';
import type { ReactNode } from 'react';

const ring = (count: number, radius: number, dot: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return <circle key={index} cx={16 + radius * Math.cos(angle)} cy={16 + radius * Math.sin(angle)} r={dot} />;
  });

/** A sign for each game, on a field of 32 × 32. */
export const glyphs: Readonly<Record<string, ReactNode>> = {
  mega: (
    <>
      {ring(6, 8.4, 3)}
      <circle cx="16" cy="16" r="3.2" className={markPaint.gold} />
    </>
  ),
  power: <path d="M18.5 4 8 18h6.2L12.8 28 24 13.4h-6.6Z" className={markPaint.gold} />,
  lotto535: ring(5, 8, 3.6),
  keno: (
    <>
      {[9, 16, 23].flatMap((x) => [9, 16, 23].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.5" />))}
      <circle cx="16" cy="16" r="2.5" className={markPaint.gold} />
    </>
  ),
  max3dpro: (
    <>
      <rect x="4" y="10" width="7" height="12" rx="2" />
      <rect x="12.5" y="10" width="7" height="12" rx="2" className={markPaint.gold} />
      <rect x="21" y="10" width="7" height="12" rx="2" />
    </>
  ),
  north: (
    <path d="m16 5 3.1 7.1 7.7.7-5.8 5.1 1.7 7.5L16 21.5l-6.7 3.9 1.7-7.5-5.8-5.1 7.7-.7Z" className={markPaint.gold} />
  ),
};
