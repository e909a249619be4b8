import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { text } from '../theme/text';

/** Beside the box of a Field, which it looks like. */
export const box = componentStyle(
  {
    ...text('subtitle'),
    fontSize: '1.0625rem',
    width: '100%',
    paddingBlock: vars.space[6],
    textAlign: 'start',
    touchAction: 'manipulation',
    selectors: {
      '&&:focus-visible': focusRing,
      '&&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${vars.color.dangerText}` },
    },
  },
  'selectBox',
);

export const value = componentStyle({ flex: 1, overflowWrap: 'anywhere' }, 'selectValue');
export const placeholder = componentStyle({ color: vars.color.text3, fontWeight: 400 }, 'selectPlaceholder');
export const chevron = componentStyle({ display: 'inline-grid', color: vars.color.text3 }, 'selectChevron');
