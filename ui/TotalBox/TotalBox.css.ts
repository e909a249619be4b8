import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const share = createVar('share');

export const totalBox = componentStyle(
  {
    containerType: 'inline-size',
    display: 'grid',
    gap: vars.space[12],
    width: '100%',
    textAlign: 'start',
    color: vars.color.text,
  },
  'totalBox',
);

export const kind = {
  plain: componentStyle({}, 'plain'),
  sunken: componentStyle(
    {
      padding: `${vars.space[12]} ${vars.space[16]}`,
      borderRadius: vars.radius.md,
      background: vars.color.sunken,
    },
    'sunken',
  ),
};

export const row = componentStyle(
  { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', flexWrap: 'wrap', gap: vars.space[8] },
  'row',
);

export const term = componentStyle({ ...text('body'), color: vars.color.text2 }, 'term');
export const value = componentStyle(
  { ...text('body'), fontSize: `min(${vars.type.body.size}, 11cqi)`, fontWeight: 700, marginLeft: 'auto' },
  'value',
);
export const totalTerm = componentStyle({ ...text('subtitle'), fontWeight: 700, color: vars.color.text }, 'totalTerm');
export const totalValue = componentStyle(
  // Twelve figures fit the box, however large the text is; on a narrow phone nine of them stand beside their name.
  {
    ...text('amount'),
    fontSize: `min(${vars.type.amount.size}, 11cqi, max(1.25rem, 7.8cqi))`,
    color: vars.color.brandText,
  },
  'totalValue',
);
export const largeValue = componentStyle(
  { ...text('title'), fontSize: 'min(1.1875rem, 9cqi)', fontWeight: 800 },
  'largeValue',
);

/** Under one another the bars tell at a glance what the figures do not: how far apart the amounts are. */
export const measured = componentStyle(
  {
    rowGap: vars.space[4],
    '::after': {
      content: '',
      width: `calc(${share} * 100%)`,
      // The rest of the line keeps it below the amount, however short it is.
      marginInlineEnd: `calc((1 - ${share}) * 100%)`,
      height: '0.625rem',
      borderRadius: vars.radius.xs,
      background: vars.color.warningText,
    },
    '@media': { [forcedColors]: { '::after': { background: 'Highlight' } } },
  },
  'measured',
);
