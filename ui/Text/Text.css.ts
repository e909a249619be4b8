import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const base = componentStyle({ textWrap: 'pretty', overflowWrap: 'break-word' }, 'text');

export const size = {
  jackpot: componentStyle(text('jackpot'), 'jackpot'),
  // Twelve figures fit the narrowest phone, however large its text is.
  amount: componentStyle({ ...text('amount'), fontSize: `min(${vars.type.amount.size}, 7.5vw)` }, 'amount'),
  heading: componentStyle(text('heading'), 'heading'),
  title: componentStyle(text('title'), 'title'),
  subtitle: componentStyle(text('subtitle'), 'subtitle'),
  body: componentStyle(text('body'), 'body'),
  label: componentStyle(text('label'), 'label'),
  caption: componentStyle(text('caption'), 'caption'),
};

const ink = (color: string, debugId: string) => componentStyle({ color }, debugId);

export const tone = {
  inherit: null,
  plain: ink(vars.color.text, 'plain'),
  soft: ink(vars.color.text2, 'soft'),
  faint: ink(vars.color.text3, 'faint'),
  brand: ink(vars.color.brandText, 'brand'),
  gold: ink(vars.color.goldText, 'gold'),
  accent: ink(vars.accent.text, 'accent'),
  success: ink(vars.color.successText, 'success'),
  danger: ink(vars.color.dangerText, 'danger'),
  info: ink(vars.color.infoText, 'info'),
  onColor: ink(vars.overlay.onHeader, 'onColor'),
  jackpot: ink(vars.color.goldHi, 'jackpotGold'),
};

export const weight = {
  normal: null,
  regular: componentStyle({ fontWeight: 400 }, 'regular'),
  medium: componentStyle({ fontWeight: 500 }, 'medium'),
  semibold: componentStyle({ fontWeight: 600 }, 'semibold'),
  bold: componentStyle({ fontWeight: 700 }, 'bold'),
  heavy: componentStyle({ fontWeight: 800 }, 'heavy'),
};

export const align = {
  start: null,
  center: componentStyle({ textAlign: 'center', textWrap: 'balance' }, 'center'),
  end: componentStyle({ textAlign: 'end' }, 'end'),
};

export const cut = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, 'cut');
