import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

/** The browser's own control, unseen, over all that stands for it. */
export const cover = componentStyle(
  { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'inherit' },
  'cover',
);

/** The ring of one choice of several; chosen, it leaves a hole in a full disc. */
export const dot = componentStyle(
  {
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: vars.radius.full,
    boxShadow: `inset 0 0 0 1.75px ${vars.color.lineStrong}`,
    selectors: {
      'input:checked ~ &': { boxShadow: `inset 0 0 0 7px ${vars.color.brandText}` },
      'input:is(:disabled, [aria-disabled="true"]) ~ &': { opacity: 0.5 },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '2px solid',
        selectors: { 'input:checked ~ &': { border: '7px solid Highlight' } },
      },
    },
  },
  'dot',
);
