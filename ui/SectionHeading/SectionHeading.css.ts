import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { text } from '../theme/text';

export const row = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    minHeight: '2.75rem',
  },
  'row',
);

export const heading = componentStyle(
  {
    ...text('subtitle'),
    // What stands at the end goes below before the heading breaks.
    flex: '1 1 auto',
    fontSize: 'clamp(0.9375rem, 4.4vw, 1.0625rem)',
    fontWeight: 700,
    color: vars.color.text,
  },
  'heading',
);

export const link = componentStyle(
  {
    ...text('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: '2.75rem',
    fontWeight: 600,
    color: vars.color.brandText,
    borderRadius: vars.radius.xs,
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRing },
  },
  'link',
);
