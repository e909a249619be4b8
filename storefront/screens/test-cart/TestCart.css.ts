import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const wide = layout({ gridColumn: '1 / -1' });

export const list = layout({ overflowWrap: 'anywhere' });
