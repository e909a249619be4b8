import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const card = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[4],
    overflow: 'hidden',
    isolation: 'isolate',
    padding: vars.space[16],
    borderRadius: vars.radius.lg,
    background: `linear-gradient(165deg, ${vars.color.lacquerStart}, ${vars.color.lacquerEnd})`,
    color: vars.mark.white,
    ...edgeInForcedColors,
  },
  'introCard',
);

export const sunburst = componentStyle(
  {
    position: 'absolute',
    zIndex: -1,
    insetInlineEnd: '-3.5rem',
    insetBlockStart: '50%',
    width: '14rem',
    transform: 'translateY(-50%)',
    opacity: 0.22,
    color: vars.color.goldHi,
  },
  'sunburst',
);

export const title = componentStyle({ ...text('title') }, 'introTitle');

export const sentence = componentStyle(
  { ...text('label'), maxWidth: '13.5rem', color: vars.overlay.onHeader, textWrap: 'balance' },
  'introSentence',
);

export const action = componentStyle({ marginBlockStart: vars.space[8] }, 'introAction');
