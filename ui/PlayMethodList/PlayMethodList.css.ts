import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { inset } from '../theme/inset';
import { text } from '../theme/text';

export const list = componentStyle({ display: 'grid' }, 'list');

export const row = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[12],
    minHeight: '3.625rem',
    padding: `${vars.space[6]} ${inset}`,
    cursor: 'pointer',
    selectors: {
      '& + &::before': {
        content: '',
        position: 'absolute',
        insetInline: inset,
        top: 0,
        height: '1px',
        background: vars.color.line,
      },
      '&:has(:checked)': { background: vars.accent.tint },
      '&:has(:disabled, [aria-disabled="true"])': { color: vars.color.text3, cursor: 'not-allowed' },
      '&:has(:focus-visible)': { ...focusRing, outlineOffset: '-3px', borderRadius: vars.radius.sm },
    },
  },
  'row',
);

export const words = componentStyle({ display: 'grid', flex: '1 1 6rem' }, 'words');
export const name = componentStyle(
  { ...text('body'), fontWeight: 600, selectors: { ':has(:checked) > * > &': { color: vars.accent.text } } },
  'name',
);
export const detail = componentStyle({ ...text('label'), fontWeight: 400, color: vars.color.text2 }, 'detail');
export const reason = componentStyle({ ...text('caption'), color: vars.color.warningText }, 'reason');
export const price = componentStyle({ ...text('body'), fontWeight: 600 }, 'price');

/** The browser's own radio, drawn in the accent: filled ring with a pale heart when chosen. */
export const radio = componentStyle(
  {
    appearance: 'none',
    flex: 'none',
    marginInlineStart: 'auto',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: vars.radius.full,
    border: `2px solid ${vars.color.lineStrong}`,
    background: vars.color.surface,
    outline: 'none',
    selectors: { '&:checked': { border: `7px solid ${vars.accent.solid}` } },
  },
  'radio',
);
