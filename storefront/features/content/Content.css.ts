import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const guidesSkeleton = layout({ display: 'grid', gap: 18 });

/** A figure stays in one piece; where large text leaves a table no room, it is moved sideways. */
export const figures = layout({ overflowX: 'auto' });

export const table = layout({ overflowWrap: 'break-word' });

/** The way from a table's figures to their picture. */
export const picture = layout({ marginBlockStart: 12 });

export const contactPage = layout({ display: 'grid', alignContent: 'start', gap: 14, padding: '16px 16px 24px' });

export const contactSkeleton = layout({ display: 'grid', gap: 18 });
