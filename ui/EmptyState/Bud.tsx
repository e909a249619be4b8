import { figure, paint } from './EmptyState.css';

/** The bud picked for luck: the figure of an empty place. */
export function Bud() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={figure}>
      <circle cx="60" cy="60" r="56" fill={paint.ground} />
      <path d="M60 96V56" stroke={paint.stem} strokeWidth="5" strokeLinecap="round" />
      <path d="M60 62c0-18 9-30 28-32 1 18-8 31-28 32Z" fill={paint.leaf} />
      <path d="M60 76c0-14-8-24-24-26-1 15 7 25 24 26Z" fill={paint.leafPale} />
      <path d="M38 97h44" stroke={paint.soil} strokeWidth="3" strokeLinecap="round" strokeDasharray="1 7" />
    </svg>
  );
}
