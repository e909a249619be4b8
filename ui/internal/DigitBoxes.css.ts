import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { boxRing } from '../theme/focus';
import { text } from '../theme/text';

export const field = componentStyle({ display: 'grid', gap: vars.space[10], width: '100%' }, 'digitField');

export const label = componentStyle({ ...text('label'), fontWeight: 600, color: vars.color.text2 }, 'label');

export const row = componentStyle({ position: 'relative', display: 'flex', gap: vars.space[8] }, 'digitRow');

/** One input lies over all boxes, so that pasting and the phone's own suggestion fill them at once. */
export const input = componentStyle(
  {
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    width: '100%',
    height: '100%',
    border: 0,
    outline: 'none',
    background: 'none',
    color: 'transparent',
    caretColor: 'transparent',
    // Below 16 px, iOS would zoom the page on focus (https://css-tricks.com/16px-or-larger-text-prevents-ios-form-zoom/).
    fontSize: '1rem',
    selectors: {
      '&::selection': { background: 'transparent' },
      '&:is(:disabled, [aria-disabled="true"])': { cursor: 'not-allowed' },
    },
    // Else the system's colours would bring out the text that the boxes draw.
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  },
  'digitInput',
);

export const box = componentStyle(
  {
    ...text('amount'),
    display: 'grid',
    placeItems: 'center',
    flex: 1,
    maxWidth: '3.5rem',
    height: '3.75rem',
    borderRadius: vars.radius.md,
    background: vars.field.fill,
    boxShadow: `inset 0 0 0 1.25px ${vars.color.lineStrong}`,
    selectors: {
      '&[data-filled]': { boxShadow: `inset 0 0 0 1.75px ${vars.color.text2}` },
      'input:focus ~ &[data-active]': { boxShadow: `inset 0 0 0 2px ${vars.color.brandText}` },
      'input:focus ~ &[data-active][data-filled]': { background: vars.color.brandTint },
      'input[aria-invalid="true"]:focus ~ &[data-active]': boxRing,
      'input[aria-invalid="true"] ~ &': { boxShadow: `inset 0 0 0 2px ${vars.color.dangerText}` },
      'input:is(:disabled, [aria-disabled="true"]) ~ &': { background: vars.color.sunken, color: vars.color.text3 },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid',
        selectors: { 'input:focus ~ &[data-active]': { border: '3px solid Highlight' } },
      },
    },
  },
  'digitBox',
);

const blink = keyframes({ '50%': { opacity: 0 } });

export const caret = componentStyle(
  {
    display: 'none',
    width: '2px',
    height: '1.625rem',
    background: vars.color.brandText,
    selectors: { 'input:focus ~ [data-active] > &': { display: 'block' } },
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${blink} 1.1s steps(1) infinite` },
      '(forced-colors: active)': { background: 'CanvasText' },
    },
  },
  'digitCaret',
);

/** A hidden digit, drawn, so that it is one size in every font. */
export const mask = componentStyle(
  {
    width: '0.75rem',
    height: '0.75rem',
    borderRadius: vars.radius.full,
    background: 'currentColor',
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  },
  'mask',
);
