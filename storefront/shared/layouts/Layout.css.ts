import { style } from '@vanilla-extract/css';
import { windowHead } from '@veloc/ui/css';

/**
 * A page that the server has written is a phone's. On a desktop a bar comes over it and the bar of its own head goes: what
 * is below that stands where it will stand then.
 */
export const frame = style({
  '@layer': {
    screens: {
      '@media': {
        'screen and (min-width: 68.75rem)': {
          selectors: { ':root[data-written] &:not([data-top])': { paddingBlockStart: '2.25rem' } },
        },
      },
    },
  },
});

export const content = style({ '@layer': { screens: { flex: 1, paddingBlockEnd: 16 } } });

export const bar = style({
  '@layer': { screens: { display: 'flex', alignItems: 'center', minBlockSize: 56, paddingInline: 8 } },
});

export const buttons = style({
  '@layer': { screens: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: 8 } },
});

export const trouble = style({
  '@layer': {
    screens: {
      display: 'grid',
      gap: 20,
      flex: 1,
      alignContent: 'center',
      justifyItems: 'center',
      padding: 32,
      paddingBlockEnd: 88,
    },
  },
});

/** A page that the server has written is a guest's: a player does not see this of it. */
export const guests = style({
  '@layer': { screens: { selectors: { ':root[data-player] &': { visibility: 'hidden' } } } },
});

/** Over the page's head, under what is open: what was pressed there waits, and the page goes on. */
export const away = style({
  '@layer': { screens: { position: 'sticky', order: -1, insetBlockStart: windowHead, zIndex: 30, padding: 8 } },
});
