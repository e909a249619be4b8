import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const purchasesPage = layout({ padding: '10px 16px 16px' });

export const filters = layout({ marginInline: -3, marginBlockEnd: 8 });

export const cardHead = layout({ marginBlockEnd: 10 });

export const amount = layout({ marginBlockStart: 8 });

export const notice = layout({ marginBlockEnd: 10 });

/** One bet, which its line keeps together. */
export const bet = layout({ display: 'inline-block' });

export const head = layout({ marginBlockEnd: 6 });

// Wide enough for a game's name: on a narrow phone the badge goes below it instead.
export const names = layout({ flex: '1 0 7.5rem' });

export const actions = layout({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))' });

export const ticketSkeleton = layout({ display: 'grid', gap: 14 });

export const picture = layout({ paddingBlockEnd: 10 });
