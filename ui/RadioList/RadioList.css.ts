import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { text } from '../theme/text';

export const radioList = componentStyle(
  { borderRadius: vars.radius.lg, background: vars.color.surface, boxShadow: vars.elevation.card },
  'radioList',
);

export const option = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2.5rem 1fr 1.5rem',
    alignItems: 'center',
    columnGap: vars.space[12],
    minHeight: '3.75rem',
    padding: `${vars.space[6]} ${vars.space[16]}`,
    borderRadius: vars.radius.lg,
    cursor: 'pointer',
    selectors: { '&:has(:focus-visible)': { ...focusRing, outlineOffset: '-3px' } },
  },
  'option',
);

export const look = {
  outline: componentStyle(
    { selectors: { '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${vars.color.brandText}` } } },
    'outline',
  ),
  list: componentStyle(
    {
      borderRadius: 0,
      selectors: {
        '&:has(:checked)': { background: vars.color.brandTint },
        '&:first-of-type': { borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0` },
        '&:last-of-type': { borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}` },
        // The divider starts where the words do.
        '&:not(:first-of-type)::before': {
          content: '',
          position: 'absolute',
          top: 0,
          left: '4.25rem',
          right: vars.space[16],
          borderTop: `1px solid ${vars.color.line}`,
        },
      },
    },
    'list',
  ),
};

export const input = componentStyle(
  { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'inherit' },
  'radioInput',
);

export const tile = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: vars.radius.sm,
    background: vars.color.sunken,
    color: vars.color.text2,
    selectors: { 'input:checked ~ &': { background: vars.color.goldTint, color: vars.color.goldText } },
  },
  'tile',
);

/** A name in three or four letters where there is no picture. */
export const sign = componentStyle(
  {
    ...text('tab'),
    fontWeight: 800,
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: vars.radius.sm,
    background: vars.color.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    color: vars.color.text,
  },
  'sign',
);

export const words = componentStyle({ display: 'grid' }, 'words');
export const title = componentStyle({ ...text('body'), fontWeight: 600 }, 'title');
export const detail = componentStyle({ ...text('label'), fontWeight: 400, color: vars.color.text3 }, 'detail');

export const dot = componentStyle(
  {
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: vars.radius.full,
    boxShadow: `inset 0 0 0 1.75px ${vars.color.lineStrong}`,
    selectors: { 'input:checked ~ &': { boxShadow: `inset 0 0 0 7px ${vars.color.brand}` } },
  },
  'dot',
);
