import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';

export const textLink = componentStyle(
  {
    fontWeight: 700,
    borderRadius: '2px',
    // Colour alone would hide a link among words.
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    selectors: { '&:focus-visible': focusRing },
  },
  'textLink',
);

export const tone = {
  brand: componentStyle({ color: vars.color.brandText }, 'brand'),
  inherit: componentStyle({ color: 'inherit' }, 'inherit'),
};
