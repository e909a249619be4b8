import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onePath } from './lib/svgPath.mjs';
import { root } from './lib/root.mjs';

/**
 * `npm run make:icons -- GiftIcon`: draws more of Lucide's icons into `ui/internal/icons.ts`, one path each; without a
 * name it draws those that are there anew. A third of the bytes of the package's own, and nothing to compute on a page.
 */
const file = join(root, 'ui/internal/icons.ts');
const lucide = new Map(Object.entries(await import('lucide-react')));
const drawn = [...readFileSync(file, 'utf8').matchAll(/export const (\w+)/g)].map(([, name]) => name);
const names = [...new Set([...drawn, ...process.argv.slice(2)])].toSorted();

const lines = names.map((name) => {
  const icon = lucide.get(name);
  if (!icon)
    throw new Error(`Lucide has no "${name}", so nothing was drawn. Look the name up at https://lucide.dev/icons.`);
  const path = onePath(renderToStaticMarkup(createElement(icon)));
  return `export const ${name} = /* @__PURE__ */ drawIcon(\n  '${path}',\n);`;
});
const source = [
  '// Made by `npm run make:icons`; not to be edited. The drawings are of Lucide (ISC), named in THIRD_PARTY_NOTICES.md.',
  "import { drawIcon } from './drawIcon';",
  '',
  ...lines,
].join('\n');
writeFileSync(file, source);
execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), file], { cwd: root });
