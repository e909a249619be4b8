import { style } from '@vanilla-extract/css';

export { content, page } from '../../features/money/PayPage.css';

export const head = style({
  '@layer': {
    screens: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  },
});

export const code = style({
  '@layer': {
    screens: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      gap: 8,
      marginBlockStart: 12,
    },
  },
});

export const facts = style({ '@layer': { screens: { display: 'grid', gap: 4 } } });

export const ways = style({ '@layer': { screens: { display: 'flex', flexWrap: 'wrap', gap: 10 } } });

export const grows = style({ '@layer': { screens: { flex: 1 } } });

/** A small word over the name it belongs to. */
export const over = style({ '@layer': { screens: { display: 'block' } } });
