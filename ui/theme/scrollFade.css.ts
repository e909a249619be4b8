import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from './contract.css';

const LENGTH = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const start = createVar(LENGTH, 'fadeStart');
const end = createVar(LENGTH, 'fadeEnd');
const WIDTH = '28px';

const scrolled = keyframes({
  '0%': { vars: { [start]: '0px', [end]: WIDTH } },
  '12%': { vars: { [start]: WIDTH } },
  '88%': { vars: { [end]: WIDTH } },
  '100%': { vars: { [start]: WIDTH, [end]: '0px' } },
});

/**
 * A row that scrolls sideways fades at the ends where it goes on, so that a cut label is seen to be more. To spread into
 * its rule. Where all fits, or a browser knows no scroll timeline, nothing fades.
 */
export const scrollFade = {
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: `linear-gradient(to right, transparent, ${vars.color.text} ${start}, ${vars.color.text} calc(100% - ${end}), transparent)`,
      animationName: scrolled,
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: 'scroll(self inline)',
    },
  },
};
