import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ display: 'grid', gap: 12, padding: '14px 16px 20px' });

export const head = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, marginBlockEnd: 6 });

export const names = layout({ flex: 1 });

export const actions = layout({ gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column' });

export const skeleton = layout({ display: 'grid', gap: 14 });
