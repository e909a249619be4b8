import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ display: 'grid', gap: 12, padding: '8px 16px 20px' });

export const badges = layout({ display: 'flex', flexWrap: 'wrap', gap: 6, paddingBlockStart: 6 });

export const skeleton = layout({ display: 'grid', gap: 12, paddingBlockStart: 8 });
