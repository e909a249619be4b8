import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const page = layout({ display: 'grid', gap: 12, padding: '14px 16px 20px' });

export const head = layout({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, marginBlockEnd: 6 });

// Wide enough for a game's name: on a narrow phone the badge goes below it instead.
export const names = layout({ flex: '1 0 7.5rem' });

export const actions = layout({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))' });

export const keep = layout({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: 8 });

export const choices = layout({ display: 'grid', gap: 8 });

export const skeleton = layout({ display: 'grid', gap: 14 });
