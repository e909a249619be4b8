import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ display: 'grid', alignContent: 'start', gap: 12, padding: '12px 16px 24px' });

export const bleed = layout({ marginInline: -16, paddingInline: 16 });

export const part = layout({ display: 'grid', gap: 10 });
