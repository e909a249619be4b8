import { globalStyle } from '@vanilla-extract/css';
import { columnBar } from '../theme/column';
import { windowHead } from '../theme/frame.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

export const overlay = componentStyle(
  {
    ...columnBar,
    zIndex: 40,
    insetBlock: `${windowHead} 0`,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[24],
    background: `color-mix(in srgb, ${vars.color.bg} 82%, transparent)`,
  },
  'spinnerOverlay',
);

export const words = componentStyle(
  {
    ...text('label'),
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[12],
    paddingInline: vars.space[16],
    textAlign: 'center',
    color: vars.color.text,
  },
  'words',
);

export const ring = componentStyle({ display: 'grid', color: vars.color.brandText }, 'ring');

globalStyle(`${ring} > svg`, { '@layer': { [layers.components]: { width: '2.5rem', height: '2.5rem' } } });
