import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const drawTime = componentStyle(
  { display: 'grid', justifyItems: 'center', gap: vars.space[2], maxWidth: '100%', textAlign: 'center' },
  'drawTime',
);

export const words = componentStyle({ ...text('label'), fontWeight: 600, textWrap: 'balance' }, 'words');

export const hour = componentStyle(
  {
    ...text('title'),
    fontSize: '1.4375rem',
    fontWeight: 700,
    lineHeight: 1.15,
    color: vars.color.text,
    fontVariantNumeric: 'tabular-nums',
  },
  'hour',
);
