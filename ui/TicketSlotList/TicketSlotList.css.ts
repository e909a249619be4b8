import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const card = componentStyle(
  {
    containerType: 'inline-size',
    background: vars.color.surface,
    borderRadius: vars.radius.lg,
    boxShadow: vars.elevation.card,
    paddingBlockEnd: vars.space[4],
  },
  'card',
);

export const head = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: '3.375rem',
    paddingInline: `${vars.space[12]} ${vars.space[6]}`,
  },
  'head',
);

export const title = componentStyle({ ...text('subtitle'), fontWeight: 700 }, 'title');
export const count = componentStyle({ ...text('label'), flex: 1, color: vars.color.text2 }, 'count');

/** The line between two slots runs from the balls' edge on. */
export const row = componentStyle(
  {
    selectors: {
      '& + &::before': {
        content: '',
        display: 'block',
        height: '1px',
        marginInline: '3.625rem 0.75rem',
        background: vars.color.line,
      },
    },
    '@container': {
      '(max-width: 340px)': { selectors: { '& + &::before': { marginInlineStart: '2.875rem' } } },
    },
  },
  'row',
);
