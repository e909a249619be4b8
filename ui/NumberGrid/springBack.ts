// The tokens `duration.fast` and `easing.spring`, which only style sheets can read without a layout.
const SPRING = { duration: 140, easing: 'cubic-bezier(.34,1.56,.64,1)' };

const TOUCH = '(hover: none) and (prefers-reduced-motion: no-preference)';

/**
 * Lets a number that a finger pressed spring back (a mouse has `:active` for it), after the frame that shows it picked:
 * a movement begun before would put that frame off, and so would asking the browser which of the two it is.
 */
export function springBack(ball: Element | null): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (matchMedia(TOUCH).matches) ball?.animate([{ transform: 'scale(.86)' }, { transform: 'scale(1)' }], SPRING);
    }),
  );
}
