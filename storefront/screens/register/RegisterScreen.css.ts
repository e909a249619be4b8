import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ display: 'grid', alignContent: 'start', gap: 20, flex: 1, padding: '8px 20px 24px' });

export const form = layout({ display: 'grid', gap: 20 });

export const heading = layout({ display: 'grid', gap: 4 });

/** A number is read in one line. */
export const phone = layout({ display: 'inline-block' });
