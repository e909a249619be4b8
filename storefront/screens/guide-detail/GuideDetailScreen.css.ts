import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const content = layout({ display: 'grid', alignContent: 'start', gap: 16, flex: 1, padding: '14px 16px 20px' });

export const part = layout({ display: 'grid', gap: 8 });

/** Rows that scroll sideways run to the page's edges. */
export const bleed = layout({ marginInline: -16, paddingInline: 16 });

/** A figure stays in one piece; where large text leaves a table no room, it is moved sideways. */
export const figures = layout({ overflowX: 'auto' });

export const table = layout({ overflowWrap: 'break-word' });

export const skeleton = layout({ display: 'grid', gap: 12 });
