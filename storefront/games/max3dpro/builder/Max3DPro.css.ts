import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const head = layout({ minBlockSize: 44 });
export const count = layout({ flex: 1, whiteSpace: 'nowrap' });
