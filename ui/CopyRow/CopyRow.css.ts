import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const copyRow = componentStyle(
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[12] },
  'copyRow',
);

export const label = componentStyle({ ...text('label'), fontWeight: 400, color: vars.color.text2 }, 'label');
export const value = componentStyle({ ...text('subtitle'), overflowWrap: 'anywhere' }, 'value');
export const emphasis = componentStyle({ fontWeight: 700, color: vars.color.brandText }, 'emphasis');
export const copied = componentStyle({ ...text('caption'), color: vars.color.successText }, 'copied');
