// The tokens `duration.fast` and `easing.spring`, which only style sheets can read without a layout.
const SPRING = { duration: 140, easing: 'cubic-bezier(.34,1.56,.64,1)' };

/**
 * Lets a number that a finger pressed spring back (a mouse has `:active` for it), after the frame that shows it picked:
 * a movement begun before would put that frame off.
 */
export function springBack(ball: Element | null): void {
  if (!matchMedia('(hover: none) and (prefers-reduced-motion: no-preference)').matches) return;
  requestAnimationFrame(() =>
    setTimeout(() => ball?.animate([{ transform: 'scale(.86)' }, { transform: 'scale(1)' }], SPRING)),
  );
}
