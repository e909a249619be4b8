import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

/** A heading and what belongs to it. */
export const group = layout({ marginBlockStart: 8 });
