import { style } from '@vanilla-extract/css';

export const form = style({ '@layer': { screens: { display: 'grid', gap: 20, paddingBlock: '8px 16px' } } });
