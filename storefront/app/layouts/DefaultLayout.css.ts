import { style } from '@vanilla-extract/css';

// As much as the tab bar covers, its safe area, and 16 px of air.
export const content = style({
  '@layer': { screens: { flex: 1, paddingBlockEnd: 'calc(84px + env(safe-area-inset-bottom))' } },
});
