import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const words = layout({ flex: '1 1 8rem', overflowWrap: 'anywhere' });
