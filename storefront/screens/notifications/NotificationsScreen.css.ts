import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ display: 'grid', alignContent: 'start', gap: 10, padding: '14px 16px 24px' });

// Large text on a narrow phone: the words go below the icon, where an amount fits a line.
export const card = layout({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'start' });

export const titles = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 8 });

export const words = layout({ display: 'grid', gap: 2, flex: '1 1 8rem', overflowWrap: 'anywhere' });

export const skeleton = layout({ display: 'grid', gap: 10 });
