import { style } from '@vanilla-extract/css';

export const games = style({ '@layer': { screens: { display: 'grid', gap: 12 } } });

export const game = style({ '@layer': { screens: { paddingBlockEnd: 6 } } });
