import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const table = componentStyle(
  { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', tableLayout: 'fixed' },
  'lastTwoDigits',
);

const cellOf = {
  padding: `${vars.space[6]} ${vars.space[4]}`,
  textAlign: 'center',
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
} as const;

export const head = componentStyle(
  { ...text('label'), ...cellOf, color: vars.color.text2, fontWeight: 400, overflowWrap: 'anywhere' },
  'lastTwoDigitsHead',
);

export const cell = componentStyle(
  { ...text('body'), ...cellOf, color: vars.color.text, overflowWrap: 'anywhere' },
  'lastTwoDigitsCell',
);

export const digit = componentStyle({ width: '3rem', fontWeight: 700, color: vars.color.text }, 'lastTwoDigitsDigit');

export const row = componentStyle(
  {
    borderBlockStart: `1px solid ${vars.color.line}`,
    selectors: { '&:nth-of-type(odd)': { background: vars.color.bg } },
  },
  'lastTwoDigitsRow',
);

export const special = componentStyle({ color: vars.color.brandText, fontWeight: 800 }, 'lastTwoDigitsSpecial');
