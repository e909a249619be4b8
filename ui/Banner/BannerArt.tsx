import { art, paint } from './Banner.css';

/** The bud in gold, for banners that bring no picture of their own. */
export function BannerArt() {
  return (
    <svg viewBox="0 0 64 80" className={art} aria-hidden="true">
      <path d="M31 80V34" stroke={paint.goldHi} strokeWidth="4.5" />
      <path d="M31 44C30 22 42 5 62 2c2 22-9 39-31 42Z" fill={paint.gold} />
      <path d="M31 62C13 60 3 49 2 33c17 1 28 12 29 29Z" fill={paint.goldHi} />
    </svg>
  );
}
