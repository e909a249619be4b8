import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** What a layout component is told by its props. Each sets all that it reads, so that none reaches one inside it. */
export const layout = {
  gap: createVar('gap'),
  rowGap: createVar('rowGap'),
  align: createVar('align'),
  justify: createVar('justify'),
  wrap: createVar('wrap'),
  columns: createVar('columns'),
  start: createVar('start'),
  end: createVar('end'),
};

/** Pieces one under the other, to spread into a rule that sets `gap` and `align`. */
export const pile = { display: 'grid', alignContent: 'start', gap: layout.gap, justifyItems: layout.align } as const;

// A type of its own: TypeScript 5.4 reads no computed names in the one that would be written for it.
export const pileDefaults: Record<string, string> = { [layout.gap]: vars.space[12], [layout.align]: 'stretch' };
