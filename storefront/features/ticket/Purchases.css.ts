import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ padding: '10px 16px 16px' });

export const filters = layout({ marginInline: -3, marginBlockEnd: 8 });

export const cardHead = layout({ display: 'flex', alignItems: 'center', gap: 8, marginBlockEnd: 10 });

export const amount = layout({ marginBlockStart: 8 });

export const notice = layout({ marginBlockEnd: 10 });

export const skeleton = layout({ display: 'grid', gap: 10 });

/** One bet, which its line keeps together. */
export const bet = layout({ display: 'inline-block' });
