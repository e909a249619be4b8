import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ display: 'grid', gap: 12, padding: '14px 16px 24px' });

export const list = layout({ display: 'grid', gap: 12 });

export const card = layout({ display: 'grid', gap: 10, paddingBlockEnd: 10 });

export const actions = layout({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: 8 });
