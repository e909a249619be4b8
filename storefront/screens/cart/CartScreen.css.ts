import { globalStyle, style } from '@vanilla-extract/css';

/** Left out on the narrowest phone, where the head has room for few words. */
export const whereWide = style({
  '@layer': { screens: { '@media': { '(max-width: 22rem)': { display: 'none' } } } },
});

/** No higher than a fifth of a small phone. */
export const footer = style({
  '@layer': {
    screens: { gap: 4, paddingBlock: '6px calc(10px + env(safe-area-inset-bottom))' },
  },
});

export const amount = style({
  '@layer': { screens: { marginInlineStart: 'auto' } },
});

export const empty = style({
  '@layer': {
    screens: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'center',
      minBlockSize: 'calc(100dvh - 56px - 84px)',
      paddingInline: 16,
    },
  },
});

export const top = style({ '@layer': { screens: { paddingBlockStart: 12 } } });

export const actions = style({ '@layer': { screens: { inlineSize: 220 } } });

/** A live region that says nothing takes neither room nor a gap, and is there to be listened to. */
export const region = style({ '@layer': { screens: { selectors: { '&:empty': { position: 'absolute' } } } } });

/** A ticket that is scrolled into view stands clear of head and footer, whatever the footer says. */
export const draw = style({});
globalStyle(`${draw} li`, { '@layer': { screens: { scrollMarginBlock: '4.5rem 10.5rem' } } });
