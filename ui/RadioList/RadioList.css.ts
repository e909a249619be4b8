import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { inset } from '../theme/inset';
import { text } from '../theme/text';

/** A phone at twice its text size: the words need the room of the picture, and an amount that under the dot. */
const LARGE_TEXT = '(max-width: 12rem)';

export const radioList = componentStyle({ containerType: 'inline-size' }, 'radioList');

export const label = componentStyle({ paddingBlockEnd: vars.space[6] }, 'radioListLabel');

const card = {
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  boxShadow: vars.elevation.card,
};

const INVALID = '&:has([aria-invalid="true"])';

/** The card of many is one; of two or three each has its own. */
export const frame = {
  outline: '',
  list: componentStyle(
    // Outside, where no chosen option covers it.
    { ...card, selectors: { [INVALID]: { outline: `2px solid ${vars.color.dangerText}` } } },
    'frame',
  ),
};

export const option = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2.5rem 1fr 1.5rem',
    alignItems: 'center',
    columnGap: vars.space[12],
    minHeight: '3.75rem',
    padding: `${vars.space[6]} ${inset}`,
    borderRadius: vars.radius.lg,
    cursor: 'pointer',
    selectors: { '&:has(:focus-visible)': { ...focusRing, outlineOffset: '-3px' } },
    '@container': { [LARGE_TEXT]: { gridTemplateColumns: '1fr 1.5rem' } },
  },
  'option',
);

export const look = {
  outline: componentStyle(
    {
      ...card,
      // Seen on a card, too.
      boxShadow: `inset 0 0 0 1.25px ${vars.color.lineStrong}, ${vars.elevation.card}`,
      selectors: {
        '&:not(:first-of-type)': { marginBlockStart: vars.space[8] },
        '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${vars.color.brandText}, ${vars.elevation.card}` },
        [INVALID]: { boxShadow: `inset 0 0 0 2px ${vars.color.dangerText}, ${vars.elevation.card}` },
      },
    },
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

/** Nothing is drawn before the words of any option. */
export const withoutPictures = componentStyle(
  {
    gridTemplateColumns: '1fr 1.5rem',
    selectors: { '&:not(:first-of-type)::before': { left: inset } },
  },
  'withoutPictures',
);

export const tile = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: vars.radius.sm,
    background: vars.color.disabledFill,
    color: vars.color.text2,
    selectors: { 'input:checked ~ &': { background: vars.color.goldTint, color: vars.color.goldText } },
    '@container': { [LARGE_TEXT]: { display: 'none' } },
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
    overflow: 'hidden',
    '@container': { [LARGE_TEXT]: { display: 'none' } },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  'sign',
);

/** The column before the last: beside options with a picture, one without begins where their words do. */
export const words = componentStyle(
  {
    gridColumn: '-3 / -2',
    display: 'grid',
    overflowWrap: 'anywhere',
    '@container': { [LARGE_TEXT]: { display: 'contents' } },
  },
  'words',
);
export const title = componentStyle({ ...text('body'), fontWeight: 600 }, 'title');
export const detail = componentStyle(
  {
    ...text('label'),
    fontWeight: 400,
    color: vars.color.text3,
    '@container': { [LARGE_TEXT]: { gridArea: '2 / 1 / auto / -1' } },
  },
  'detail',
);

export const message = {
  outline: componentStyle({ paddingBlockEnd: vars.space[8] }, 'messageOutline'),
  list: componentStyle({ paddingBlockEnd: vars.space[8] }, 'messageList'),
};
