import { style } from '@vanilla-extract/css';

export const content = style({ '@layer': { screens: { flex: 1, paddingBlockEnd: 16 } } });
