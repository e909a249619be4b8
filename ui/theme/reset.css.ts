import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { layers } from './layers.css';
import { text } from './text';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

const reset = (selector: string, rule: LayeredRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } } as Parameters<typeof globalStyle>[1]);

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0, minWidth: 0 });
reset('html', { WebkitTextSizeAdjust: '100%', WebkitTapHighlightColor: 'transparent' });
reset('body', {
  ...text('body'),
  fontFamily: vars.font.family,
  color: vars.color.text,
  background: vars.color.bg,
  WebkitFontSmoothing: 'antialiased',
});
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('ul, ol', { listStyle: 'none' });
reset('img, svg', { display: 'block', maxWidth: '100%' });
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
reset('fieldset', { border: 0 });
reset('table', { borderCollapse: 'collapse' });
