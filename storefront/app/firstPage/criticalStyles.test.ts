import { expect, it } from 'vitest';
import { createCriticalStyles } from './criticalStyles';

const home = '<main class="a b"><p data-accent="keno">';

it.each([
  ['rules of classes that stand in the page', '.a{color:red}.c{color:blue}', '.a{color:red}'],
  ['of several classes only where all do', '.a .c,.a.b{color:red}', '.a.b{color:red}'],
  ['whatever is not to match', '.a:not(.c){color:red}', '.a:not(.c){color:red}'],
  ['rules of elements', 'body,.c{margin:0}', 'body{margin:0}'],
  ['one accent', '[data-accent=keno]{order:1}[data-accent=mega]{order:2}', '[data-accent=keno]{order:1}'],
  ['no rule for later', '.a:hover{order:1}[data-scale=large]{order:2}.a{order:3}', '.a{order:3}'],
  [
    'layers and questions to the window',
    '@layer x{@media (width>9px){.b{order:1}.c{order:2}}}',
    '@layer x{@media (width>9px){.b{order:1}}}',
  ],
  ['nothing empty', '@layer x{@media print{.a{order:1}}.c{order:2}}', ''],
  [
    'properties that are read, by others too',
    ':root{--x:var(--y);--y:1;--z:2}.a{order:var(--x)}',
    ':root{--x:var(--y);--y:1}.a{order:var(--x)}',
  ],
  [
    'movements that are named',
    '@keyframes m{to{opacity:0}}@keyframes n{to{opacity:1}}.a{animation:1s m}',
    '@keyframes m{to{opacity:0}}.a{animation:1s m}',
  ],
  ['fonts', '@font-face{font-family:x}', '@font-face{font-family:x}'],
])('keeps %s', (_what, sheet, kept) => {
  expect(createCriticalStyles(sheet)(home)).toBe(kept);
});

it('follows a page that changes', () => {
  const critical = createCriticalStyles('.a{order:1}.c{order:2}');
  expect([critical(home), critical('<p class="c">'), critical(home)]).toEqual([
    '.a{order:1}',
    '.c{order:2}',
    '.a{order:1}',
  ]);
});
