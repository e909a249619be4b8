import { createVar, fallbackVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

/** `row wrap` puts day, hour and what is left in one line, where they fit. */
export const drawTimeFlow = createVar('drawTimeFlow');

export const drawTime = componentStyle(
  {
    display: 'flex',
    flexFlow: fallbackVar(drawTimeFlow, 'column'),
    justifyContent: 'center',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[8]}`,
    maxWidth: '100%',
    textAlign: 'center',
  },
  'drawTime',
);

export const words = componentStyle({ ...text('label'), fontWeight: 600, textWrap: 'balance' }, 'words');

/** Hours and minutes keep to one line of a stub. */
export const left = componentStyle({ ...text('caption'), fontWeight: 600, textWrap: 'balance' }, 'left');

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
