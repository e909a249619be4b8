import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const figure = componentStyle({ display: 'grid', fontVariantNumeric: 'lining-nums' }, 'figure');
export const label = componentStyle({ ...text('label'), fontWeight: 600 }, 'label');

export const amount = {
  hero: componentStyle(
    {
      ...text('jackpot'),
      // Thirteen figures at 35 px need 390 px of page; narrower pages draw them smaller rather than cut them.
      fontSize: `min(${vars.type.jackpot.size}, 9.2vw)`,
    },
    'hero',
  ),
  amount: componentStyle(text('amount'), 'amount'),
  line: componentStyle({ ...text('body'), fontWeight: 700 }, 'line'),
};

export const tone = {
  brand: componentStyle({ color: vars.color.brandText }, 'brand'),
  game: componentStyle({ color: vars.game.text }, 'game'),
  lacquer: componentStyle({ color: vars.color.goldHi }, 'lacquer'),
  header: componentStyle({ color: vars.mark.white }, 'header'),
};

export const labelTone = {
  brand: componentStyle({ color: vars.color.text2 }, 'label-brand'),
  game: componentStyle({ color: vars.color.text2 }, 'label-game'),
  lacquer: componentStyle({ color: vars.overlay.onHeader }, 'label-lacquer'),
  header: componentStyle({ color: vars.overlay.onHeader }, 'label-header'),
};
