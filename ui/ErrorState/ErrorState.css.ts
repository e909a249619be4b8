import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const errorState = componentStyle(
  { display: 'grid', justifyItems: 'center', padding: `${vars.space[20]} ${vars.space[16]}`, textAlign: 'center' },
  'errorState',
);

export const surface = {
  card: componentStyle(
    { background: vars.color.surface, borderRadius: vars.radius.lg, boxShadow: vars.elevation.card },
    'card',
  ),
  plain: componentStyle({}, 'plain'),
};

export const figure = componentStyle(
  { width: '2rem', height: '2rem', color: vars.color.dangerText, marginBlockEnd: vars.space[10] },
  'figure',
);

export const title = componentStyle(
  { ...text('body'), fontWeight: 700, color: vars.color.text, textWrap: 'balance' },
  'title',
);

export const sentence = componentStyle({ ...text('label'), color: vars.color.text2, textWrap: 'balance' }, 'sentence');

export const action = componentStyle({ marginBlockStart: vars.space[12] }, 'action');
