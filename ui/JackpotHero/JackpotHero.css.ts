import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { inset } from '../theme/inset';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

export const hero = componentStyle(
  { position: 'relative', padding: `${vars.space[6]} ${inset} 1.125rem`, color: vars.mark.white },
  'hero',
);

export const line = componentStyle(
  {
    ...text('label'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[8]}`,
    minHeight: '1.5rem',
    marginBlockEnd: vars.space[6],
    color: vars.overlay.onHeader,
  },
  'line',
);

export const game = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    padding: `${vars.space[2]} ${vars.space[10]} ${vars.space[2]} ${vars.space[2]}`,
    fontWeight: 700,
    color: vars.mark.white,
    borderRadius: vars.radius.full,
    background: vars.overlay.headerWell,
  },
  'game',
);

export const unknownGame = componentStyle({ width: '7rem', height: '1.5rem', padding: 0 }, 'unknownGame');

export const foot = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space[8],
    marginBlockStart: vars.space[10],
  },
  'foot',
);

export const clock = componentStyle(
  {
    ...text('label'),
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space[6],
    // Room for the clock, whether it is there or not: nothing below may move when it comes.
    minHeight: '3.375rem',
    color: vars.overlay.onHeader,
  },
  'clock',
);

// The clock may lead with a day: both stay on one line, or the page would move when it comes.
globalStyle(`${foot} > a`, {
  '@layer': {
    [layers.components]: {
      '@media': { '(max-width: 359px)': { paddingInline: vars.space[8], fontSize: '0.9375rem' } },
    },
  },
});
globalStyle(`${foot} > a > svg`, {
  '@layer': { [layers.components]: { '@media': { '(max-width: 389px)': { display: 'none' } } } },
});
