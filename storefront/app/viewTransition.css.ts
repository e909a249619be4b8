import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@veloc/ui/css';

const FADE = '120ms';
const still = { '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '0s' } } };

// The next page can be pressed while it is still on its way.
globalStyle('::view-transition', { pointerEvents: 'none' });

globalStyle('::view-transition-group(*)', {
  animationDuration: vars.duration.slow,
  animationTimingFunction: vars.easing.standard,
  ...still,
});

globalStyle('::view-transition-old(root), ::view-transition-new(root)', { animationDuration: FADE });

// A card and the head of a page are as wide, not as high: both are cut, none is stretched.
globalStyle('::view-transition-old(card), ::view-transition-new(card)', {
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'left top',
  overflow: 'clip',
});
