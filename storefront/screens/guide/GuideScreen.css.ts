import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ display: 'grid', alignContent: 'start', gap: 12, padding: '14px 16px 24px' });

export const skeleton = layout({ display: 'grid', gap: 18 });
