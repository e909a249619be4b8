import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const content = layout({ display: 'grid', gap: 10, padding: '14px 16px 16px' });

export const games = layout({ display: 'grid', gap: 10 });

export const tiles = layout({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 });

export const kenoTime = layout({ display: 'grid', gap: 8, justifyItems: 'stretch' });

export const heading = layout({ marginBlock: '-8px -4px' });

// The contact button hovers beside the end of the page.
export const age = layout({ padding: '14px 16px 48px' });
