import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const drawPage = layout({ display: 'grid', gap: 12, padding: '8px 16px 20px' });

export const badges = layout({ display: 'flex', flexWrap: 'wrap', gap: 6, paddingBlockStart: 6 });

export const drawSkeleton = layout({ display: 'grid', gap: 12, paddingBlockStart: 8 });

export const regionalPage = layout({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const regional = layout({ display: 'grid', alignContent: 'start', gap: 14, flex: 1, padding: '12px 16px 20px' });

/** Rows that scroll sideways run to the page's edges. */
export const bleed = layout({ marginInline: -16, paddingInline: 16 });

export const channel = layout({ display: 'grid', gap: 8 });

export const checkPage = layout({ display: 'grid', alignContent: 'start', gap: 12, padding: '12px 16px 24px' });

export const form = layout({ display: 'grid', gap: 12 });

export const head = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 8, marginBlockEnd: 8 });

export const hits = layout({ display: 'grid', gap: 4, marginBlockStart: 8 });

export const checkSkeleton = layout({ display: 'grid', gap: 10 });

export const statisticsPage = layout({ display: 'grid', alignContent: 'start', gap: 12, padding: '12px 16px 24px' });

export const figures = layout({ display: 'grid', gap: 10 });
