import { style } from '@vanilla-extract/css';

export const page = style({
  '@layer': { screens: { display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: '100dvh' } },
});

export const lines = style({
  '@layer': { screens: { display: 'grid', alignContent: 'start', gap: 10, flex: 1, padding: '12px 16px 24px' } },
});

/** Left out on the narrowest phone, where the head has room for two lines only. */
export const whereWide = style({
  '@layer': { screens: { '@media': { '(max-width: 22rem)': { display: 'none' } } } },
});

export const sum = style({
  '@layer': {
    screens: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '0 12px',
    },
  },
});

export const amount = style({
  '@layer': { screens: { display: 'grid', justifyItems: 'end', marginInlineStart: 'auto' } },
});

export const reason = style({
  '@layer': { screens: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 8 } },
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

export const top = style({ '@layer': { screens: { display: 'grid', gap: 8, paddingBlockStart: 12 } } });

export const actions = style({ '@layer': { screens: { display: 'grid', gap: 4, inlineSize: 220 } } });

/** A live region that says nothing takes neither room nor a gap, and is there to be listened to. */
export const region = style({ '@layer': { screens: { selectors: { '&:empty': { position: 'absolute' } } } } });

export const dropped = style({ '@layer': { screens: { display: 'grid', gap: 6 } } });

export const answers = style({ '@layer': { screens: { display: 'flex', flexWrap: 'wrap', gap: 4 } } });

export const choices = style({ '@layer': { screens: { display: 'grid', gap: 8 } } });
