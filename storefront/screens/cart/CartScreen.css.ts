import { globalStyle, style } from '@vanilla-extract/css';

/** Left out on the narrowest phone, where the head has room for few words. */
export const whereWide = style({
  '@layer': { screens: { '@media': { '(max-width: 22rem)': { display: 'none' } } } },
});

/** No higher than a quarter of a small phone. */
export const footer = style({
  '@layer': {
    screens: { gap: 4, paddingBlock: '4px calc(8px + env(safe-area-inset-bottom))' },
  },
});

export const amount = style({
  '@layer': { screens: { marginInlineStart: 'auto' } },
});

export const wallet = style({ '@layer': { screens: { inlineSize: '100%' } } });

/** A target of 44 px in a line of text, whose words end where the amount does. */
export const way = style({
  '@layer': { screens: { marginBlock: '-12px', marginInline: 'auto -8px' } },
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
