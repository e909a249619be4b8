import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const badges = layout({ paddingBlockStart: 6 });

export const drawSkeleton = layout({ paddingBlockStart: 8 });

export const regional = layout({ display: 'grid', alignContent: 'start', gap: 14, flex: 1, padding: '12px 16px 20px' });

export const head = layout({ marginBlockEnd: 8 });

export const fold = layout({ marginBlockStart: 10 });

export const hits = layout({ marginBlockStart: 8 });

export const toTheEnd = layout({ textAlign: 'end' });
