import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const guidesPage = layout({ display: 'grid', alignContent: 'start', gap: 12, padding: '14px 16px 24px' });

export const guidesSkeleton = layout({ display: 'grid', gap: 18 });

export const guidePage = layout({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const guide = layout({ display: 'grid', alignContent: 'start', gap: 16, flex: 1, padding: '14px 16px 20px' });

export const part = layout({ display: 'grid', gap: 8 });

/** Rows that scroll sideways run to the page's edges. */
export const bleed = layout({ marginInline: -16, paddingInline: 16 });

/** A figure stays in one piece; where large text leaves a table no room, it is moved sideways. */
export const figures = layout({ overflowX: 'auto' });

export const table = layout({ overflowWrap: 'break-word' });

export const guideSkeleton = layout({ display: 'grid', gap: 12 });

export const termPage = layout({ display: 'grid', alignContent: 'start', gap: '1rem', padding: '1rem' });

export const termText = layout({ display: 'grid', gap: '0.75rem', overflowWrap: 'anywhere' });

export const contactPage = layout({ display: 'grid', alignContent: 'start', gap: 14, padding: '16px 16px 24px' });

export const contactSkeleton = layout({ display: 'grid', gap: 18 });
