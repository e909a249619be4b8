import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ display: 'grid', alignContent: 'start', gap: 12, padding: '12px 16px 24px' });

export const form = layout({ display: 'grid', gap: 12 });

export const head = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 8, marginBlockEnd: 8 });

export const hits = layout({ display: 'grid', gap: 4, marginBlockStart: 8 });

export const skeleton = layout({ display: 'grid', gap: 10 });
