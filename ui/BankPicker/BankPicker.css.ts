import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const picker = componentStyle({ display: 'grid', gap: vars.space[12] }, 'bankPicker');

export const head = componentStyle(
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[8], minHeight: '2.75rem' },
  'bankHead',
);

export const title = componentStyle({ ...text('subtitle'), fontWeight: 700 }, 'bankTitle');

export const logo = componentStyle({ width: '100%', height: '100%', objectFit: 'contain' }, 'bankLogo');

export const nothing = componentStyle(
  {
    ...text('body'),
    padding: `${vars.space[24]} ${vars.space[16]}`,
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation.card,
    color: vars.color.text2,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  'noBank',
);
