import { createVar, keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors, forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

/** How many steps come before. */
export const before = createVar('before');

export const steps = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }, 'steps');

export const step = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space[12],
    selectors: {
      '&:not(:last-child)': { paddingBlockEnd: vars.space[20] },
      // From one sign to the next.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: '1.75rem 0.125rem',
        insetInlineStart: 'calc(0.8125rem - 1px)',
        borderInlineStart: `2px solid ${vars.color.line}`,
      },
    },
  },
  'step',
);

const appear = keyframes({ from: { scale: '0.5', opacity: 0 } });

export const sign = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.625rem',
    blockSize: '1.625rem',
    borderRadius: vars.radius.full,
    selectors: {
      '[data-animated] &': {
        '@media': {
          '(prefers-reduced-motion: no-preference)': {
            animation: `${appear} ${vars.duration.fast} ${vars.easing.standard} backwards`,
            animationDelay: `calc(120ms * ${before})`,
          },
        },
      },
    },
  },
  'sign',
);

const waits = { color: vars.color.text2, border: `1.5px dashed ${vars.color.lineStrong}` };

export const stateOf = {
  passed: componentStyle({ background: vars.color.success, color: vars.mark.white, ...edgeInForcedColors }, 'passed'),
  failed: componentStyle(
    {
      background: vars.color.danger,
      color: vars.mark.white,
      borderRadius: vars.radius.xs,
      '@media': { [forcedColors]: { border: '2px solid' } },
    },
    'failed',
  ),
  pending: componentStyle(waits, 'pending'),
  checking: componentStyle(waits, 'checking'),
};

export const title = componentStyle(
  { ...text('body'), fontWeight: 600, color: vars.color.text, paddingBlockStart: '0.125rem' },
  'title',
);

export const failedTitle = componentStyle({ color: vars.color.dangerText }, 'failedTitle');

export const detail = componentStyle({ ...text('label'), fontWeight: 400, color: vars.color.text2 }, 'detail');
