import type { ReactNode } from 'react';
import type { GameColor } from '../theme/palette';
import { gold, ring, star } from './GameMark.css';

/** Circles of one radius; each entry is `[x, y]`. */
function dots(places: readonly (readonly [number, number])[], radius: number, className?: string) {
  return places.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className={className} />);
}

const grid = [8, 16, 24];
const kenoGold = [
  [24, 8],
  [16, 16],
  [8, 24],
] as const;
const kenoWhite = grid.flatMap((y) => grid.map((x) => [x, y] as const)).filter(([x, y]) => x + y !== 32);
const petals = [
  [16, 8.4],
  [22.6, 12.2],
  [22.6, 19.8],
  [16, 23.6],
  [9.4, 19.8],
  [9.4, 12.2],
] as const;
const fan = [
  [5.9, 16.1],
  [9.7, 10.6],
  [16, 8.5],
  [22.3, 10.6],
  [26.1, 16.1],
] as const;
const columns = [5.5, 13, 20.5];

/** What each game's mark shows, on a field of 32 × 32. */
export const glyphs: Record<GameColor, ReactNode> = {
  keno: (
    <>
      {dots(kenoWhite, 2.7)}
      {dots(kenoGold, 2.7, gold)}
    </>
  ),
  kenoeo: (
    <>
      <path d="M16 6a10 10 0 0 0 0 20Z" />
      <path d="M17.5 6.2a10 10 0 0 1 0 19.6Z" className={gold} />
    </>
  ),
  kenoud: (
    <>
      <circle cx="12.5" cy="18.5" r="7.8" />
      <circle cx="24" cy="9.5" r="4.2" className={gold} />
    </>
  ),
  mega: (
    <>
      {dots(petals, 3.5)}
      <circle cx="16" cy="16" r="3.2" className={gold} />
    </>
  ),
  power: (
    <>
      <circle cx="16" cy="16" r="10.5" className={ring} />
      <path d="M17.8 7.5 10.5 17.5h5l-1.3 7 7.3-10h-5Z" className={gold} />
    </>
  ),
  max3d: columns.map((x) => (
    <rect key={x} x={x} y="8" width="6" height="16" rx="2.4" className={x === 13 ? gold : undefined} />
  )),
  max3dpro: columns.map((x) => (
    <g key={x}>
      <rect x={x} y="6" width="6" height="8.6" rx="2.2" />
      <rect x={x} y="17.5" width="6" height="8.6" rx="2.2" className={gold} />
    </g>
  )),
  loto: (
    <>
      <rect x="6" y="6" width="9" height="9" rx="3" />
      <rect x="17" y="6" width="9" height="9" rx="3" />
      <rect x="6" y="17" width="9" height="9" rx="3" />
      <rect x="17" y="17" width="9" height="9" rx="3" className={gold} />
    </>
  ),
  classic: (
    <>
      <path d="M7 8h18a2 2 0 0 1 2 2v3.2a2.8 2.8 0 0 0 0 5.6V22a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-3.2a2.8 2.8 0 0 0 0-5.6V10a2 2 0 0 1 2-2Z" />
      <path d="m16 10.8 1.6 3.4 3.7.5-2.7 2.6.7 3.7-3.3-1.8-3.3 1.8.7-3.7-2.7-2.6 3.7-.5Z" className={star} />
    </>
  ),
  lotto535: (
    <>
      {dots(fan, 2.8)}
      <circle cx="16" cy="20.5" r="4.4" className={gold} />
    </>
  ),
};
