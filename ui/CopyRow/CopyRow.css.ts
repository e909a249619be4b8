import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const copyRow = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', columnGap: vars.space[12] },
  'copyRow',
);

/** A value too wide for its place beside the button keeps its line, and the button goes below. */
export const words = componentStyle({ flex: 1, minWidth: 'auto', maxWidth: '100%' }, 'words');

export const label = componentStyle({ ...text('label'), fontWeight: 400, color: vars.color.text2 }, 'label');
// The longest code of a transfer fits the narrowest phone, however large the text is.
export const value = componentStyle(
  { ...text('subtitle'), fontSize: `min(${vars.type.subtitle.size}, 9vw)`, overflowWrap: 'break-word' },
  'value',
);
export const emphasis = componentStyle({ fontWeight: 700, color: vars.color.brandText }, 'emphasis');
export const copied = componentStyle({ ...text('caption'), color: vars.color.successText }, 'copied');
