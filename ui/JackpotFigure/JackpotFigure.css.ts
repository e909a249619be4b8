import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const figure = componentStyle({ display: 'grid', fontVariantNumeric: 'lining-nums' }, 'figure');
export const label = componentStyle({ ...text('label'), fontWeight: 600 }, 'label');

/**
 * Twelve of the widest figure across a page, or a container of the host's, with its two insets, which grow with the text:
 * rather smaller than cut.
 */
const fitting = `calc((100cqi - 2 * ${vars.space[16]}) / 10.2)`;

export const amount = {
  hero: componentStyle(
    {
      ...text('jackpot'),
      fontSize: `min(${vars.type.jackpot.size}, ${fitting})`,
    },
    'hero',
  ),
  amount: componentStyle({ ...text('amount'), fontSize: `min(${vars.type.amount.size}, ${fitting})` }, 'amount'),
  line: componentStyle({ ...text('body'), fontWeight: 700 }, 'line'),
};

export const tone = {
  brand: componentStyle({ color: vars.color.brandText }, 'brand'),
  accent: componentStyle({ color: vars.accent.text }, 'accent'),
  lacquer: componentStyle({ color: vars.color.goldHi }, 'lacquer'),
  header: componentStyle({ color: vars.mark.white }, 'header'),
};

export const labelTone = {
  brand: componentStyle({ color: vars.color.text2 }, 'label-brand'),
  accent: componentStyle({ color: vars.color.text2 }, 'label-accent'),
  lacquer: componentStyle({ color: vars.overlay.onHeader }, 'label-lacquer'),
  header: componentStyle({ color: vars.overlay.onHeader }, 'label-header'),
};
