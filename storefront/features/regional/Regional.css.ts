import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const content = layout({ display: 'grid', alignContent: 'start', gap: 14, flex: 1, padding: '12px 16px 20px' });

/** Rows that scroll sideways run to the page's edges. */
export const bleed = layout({ marginInline: -16, paddingInline: 16 });

export const part = layout({ display: 'grid', gap: 8 });
