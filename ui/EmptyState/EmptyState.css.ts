import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

/** A phone so low shows the way on without being scrolled. */
const LOW = '(max-height: 43rem)';

export const emptyState = componentStyle(
  {
    display: 'grid',
    justifyItems: 'center',
    padding: `${vars.space[40]} min(${vars.space[24]}, 7.5vw)`,
    textAlign: 'center',
    '@media': { [LOW]: { paddingBlock: vars.space[16] } },
  },
  'emptyState',
);

export const figure = componentStyle(
  {
    width: '7.5rem',
    marginBlockEnd: vars.space[20],
    '@media': { [LOW]: { width: '5rem', marginBlockEnd: vars.space[10] } },
  },
  'figure',
);

export const title = componentStyle({ ...text('title'), color: vars.color.text, textWrap: 'balance' }, 'title');

export const sentence = componentStyle(
  { ...text('body'), color: vars.color.text2, marginBlockStart: vars.space[6], textWrap: 'balance' },
  'sentence',
);

export const action = componentStyle(
  { marginBlockStart: vars.space[20], '@media': { [LOW]: { marginBlockStart: vars.space[12] } } },
  'action',
);

/** For attributes of the drawing: importing `vars` there would bring every token's name along. */
export const paint = {
  ground: vars.color.brandTint,
  stem: vars.color.successText,
  leaf: vars.mark.leaf,
  leafPale: vars.mark.leafPale,
  soil: vars.color.lineStrong,
};
