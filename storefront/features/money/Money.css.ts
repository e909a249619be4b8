import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

export const message = layout({ display: 'grid', alignContent: 'center', flex: 1, paddingInline: 16 });

export const dayHead = layout({ paddingInline: 4, marginBlockEnd: 8 });

export const amount = layout({ flex: 'none' });

export const heading = layout({ marginBlockStart: 4 });

export const facts = layout({ display: 'grid', gap: 12 });

/** The code to pay by, and what can be done with it. */
export const code = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 8,
  marginBlockStart: 12,
});

export const grows = layout({ flex: 1 });

/** A small word over the name it belongs to. */
export const over = layout({ display: 'block' });
