import { style } from '@vanilla-extract/css';

export const page = style({
  '@layer': { screens: { display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: '100dvh' } },
});

export const content = style({
  '@layer': { screens: { display: 'grid', alignContent: 'start', gap: 12, flex: 1, padding: '12px 16px 24px' } },
});

export const orderHead = style({
  '@layer': {
    screens: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6px 12px',
    },
  },
});

/** Large text on a phone. */
const NARROW = '(max-width: 13rem)';

export const lines = style({
  '@layer': { screens: { containerType: 'inline-size', display: 'grid', gap: 8, marginBlockStart: 8 } },
});

export const line = style({
  '@layer': {
    screens: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      gap: 10,
      minBlockSize: 50,
      '@container': { [NARROW]: { gridTemplateColumns: 'auto 1fr', justifyItems: 'end' } },
    },
  },
});

/** Below mark and price where the three have no room side by side. */
export const words = style({
  '@layer': { screens: { '@container': { [NARROW]: { gridArea: '2 / 1 / auto / -1', justifySelf: 'start' } } } },
});

export const heading = style({ '@layer': { screens: { display: 'grid', gap: 10, marginBlockStart: 4 } } });

export const terms = style({ '@layer': { screens: { paddingInline: 4 } } });

export const left = style({
  '@layer': {
    screens: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '0 12px',
    },
  },
});

export const proof = style({ '@layer': { screens: { display: 'grid', gap: 16 } } });

export const empty = style({
  '@layer': { screens: { display: 'grid', alignContent: 'center', flex: 1, paddingInline: 16 } },
});

export const slip = style({ '@layer': { screens: { marginBlockStart: 12 } } });

export const facts = style({ '@layer': { screens: { display: 'grid', gap: 12 } } });
