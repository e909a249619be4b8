import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { boxRing } from '../theme/focus';
import { barHeight, windowFoot, windowHead } from '../theme/frame.css';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

export const field = componentStyle({ display: 'grid', gap: vars.space[6], width: '100%' }, 'field');

export const label = componentStyle({ ...text('label'), fontWeight: 600, color: vars.color.text2 }, 'label');

/** The outlined box: 1.25 px at rest, 2 px with the focus or an error, a ring with both, without a change of size. */
export const box = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: '3.5rem',
    paddingInline: '0.875rem',
    borderRadius: vars.radius.md,
    background: vars.field.fill,
    boxShadow: `inset 0 0 0 1.25px ${vars.color.lineStrong}`,
    selectors: {
      '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.brandText}` },
      '&:has(input:focus:is(:read-only, [aria-invalid="true"]))': boxRing,
      '&:has([aria-invalid="true"])': { boxShadow: `inset 0 0 0 2px ${vars.color.dangerText}` },
      // Without naming the input, every icon in the box would count as read-only.
      '&:has(input:is(:disabled, :read-only))': {
        background: vars.color.sunken,
        color: vars.color.text3,
        boxShadow: 'none',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid',
        selectors: { '&:focus-within': { outline: '2px solid Highlight', outlineOffset: '1px' } },
      },
    },
  },
  'box',
);

export const input = componentStyle(
  {
    ...text('subtitle'),
    fontSize: '1.0625rem',
    flex: 1,
    width: '100%',
    minHeight: '3.5rem',
    background: 'none',
    border: 0,
    outline: 'none',
    appearance: 'none',
    selectors: {
      '&::placeholder': { color: vars.color.text3, fontWeight: 400, opacity: 1 },
      // A hint where there is no label is not cut off by large text, but smaller.
      '&[type="search"]::placeholder': { fontSize: 'min(1em, 5.4vw)' },
      // SearchField brings a button of its own, which every browser shows and the keyboard reaches.
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
  'input',
);

/** Without a word it takes no row, yet stays to be heard when one comes. */
export const status = componentStyle({ selectors: { '&:empty': { position: 'absolute' } } }, 'status');

export const message = componentStyle(
  {
    ...text('label'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[6],
    color: vars.color.text2,
  },
  'message',
);

export const error = componentStyle({ color: vars.color.dangerText }, 'error');

/** Beats the rules of bars at that edge and of overlays, which lie over them and scroll by themselves. */
function messageInSight(what: string, edge: 'Start' | 'End', bars: string, room: string) {
  for (const [where, margin] of [
    [`:where(${what}):focus`, `calc(${bars} + ${room})`],
    [`[role="dialog"][data-state] ${what}:focus`, room],
  ] as const)
    globalStyle(where, {
      '@layer': { [layers.components]: { [`scrollMarginBlock${edge}`]: `${margin} !important` } },
    } as Parameters<typeof globalStyle>[1]);
}
// What is wrong is scrolled clear of that bar together with its message, of two lines; also where a script gives it the
// focus after a tap, which is not `:focus-visible`.
messageInSight(':is([aria-invalid="true"], [data-invalid])', 'End', windowFoot, '3.5rem');
// That of a list stands over its options; above it stand a head and perhaps tabs.
messageInSight('[type="radio"][aria-invalid="true"]', 'Start', `${windowHead} + ${barHeight} + 3rem`, '3.5rem');
