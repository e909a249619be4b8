import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { layers } from '../theme/layers.css';

export const iconTile = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '4rem',
    height: '4rem',
    borderRadius: vars.radius.lg,
    background: vars.color.brandTint,
    color: vars.color.brandText,
  },
  'iconTile',
);

export const figure = componentStyle({ display: 'grid', width: '2rem', height: '2rem' }, 'iconTileFigure');

globalStyle(`${figure} > svg`, { '@layer': { [layers.components]: { width: '100%', height: '100%' } } });
