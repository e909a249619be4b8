import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

export const prose = componentStyle({ ...text('body'), color: vars.color.text, overflowWrap: 'anywhere' }, 'prose');

const inside = (selector: string, rule: NonNullable<StyleRule['@layer']>[string]) =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `${prose} ${part}`)
      .join(', '),
    { '@layer': { [layers.components]: rule } } as Parameters<typeof globalStyle>[1],
  );

inside('p, ul, ol, table, blockquote', { marginBlockEnd: vars.space[12] });
inside('h2', { ...text('subtitle'), fontWeight: 700, marginBlock: `${vars.space[20]} ${vars.space[6]}` });
inside('h3', { fontWeight: 700, marginBlock: `${vars.space[16]} ${vars.space[4]}` });
inside('ul, ol', { paddingInlineStart: '1.375rem' });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('li', { marginBlockEnd: vars.space[6] });
inside('li::marker', { color: vars.color.text3, fontWeight: 700 });
inside('strong, b', { fontWeight: 700 });
inside('a', {
  fontWeight: 700,
  color: vars.color.brandText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: '2px',
});
inside('a:focus-visible', focusRing);
inside('blockquote', {
  paddingInlineStart: vars.space[12],
  borderInlineStart: `3px solid ${vars.color.line}`,
  color: vars.color.text2,
});
inside('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.line}`, marginBlock: vars.space[16] });
inside('table', { ...text('label'), width: '100%' });
inside('th, td', {
  padding: `${vars.space[8]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
inside('th', { fontWeight: 600 });
inside('thead th', { fontWeight: 400, color: vars.color.text2 });
inside('tr > :not(:first-child)', { textAlign: 'end' });
inside('> :first-child', { marginBlockStart: 0 });
inside('> :last-child', { marginBlockEnd: 0 });
