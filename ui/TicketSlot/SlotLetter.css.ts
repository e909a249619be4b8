import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const letter = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.125rem',
    height: '2.125rem',
    borderRadius: '0.625rem',
    ...text('body'),
    fontWeight: 700,
    background: vars.accent.tint,
    color: vars.accent.text,
  },
  'letter',
);
