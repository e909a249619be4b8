import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const head = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, minBlockSize: 44 });
export const count = layout({ flex: 1, whiteSpace: 'nowrap' });
export const pairs = layout({ display: 'grid', gap: 12 });
export const pair = layout({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 12 });
export const board = layout({ display: 'grid', gap: 10 });
