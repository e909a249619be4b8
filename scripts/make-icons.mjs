import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onePath } from './lib/svgPath.mjs';
import { root } from './lib/root.mjs';

/**
 * `npm run make:icons -- GiftIcon`: draws more of Lucide's icons into `ui/internal/otherIcons.ts`, one path each; without a
 * name it draws those that are there anew. A third of the bytes of the package's own, and nothing to compute on a page.
 * Those that the first page shows are moved to `shellIcons.ts`: a page that shows any icon of a file loads all of it.
 */
const asked = process.argv.slice(2);
const lucide = new Map(Object.entries(await import('lucide-react')));

function draw(name) {
  const icon = lucide.get(name);
  if (!icon)
    throw new Error(`Lucide has no "${name}", so nothing was drawn. Look the name up at https://lucide.dev/icons.`);
  const path = onePath(renderToStaticMarkup(createElement(icon)));
  return `export const ${name} = /* @__PURE__ */ drawIcon(\n  '${path}',\n);`;
}

for (const [file, more] of [
  ['shellIcons.ts', []],
  ['otherIcons.ts', asked],
]) {
  const path = join(root, 'ui/internal', file);
  const drawn = existsSync(path) ? [...readFileSync(path, 'utf8').matchAll(/export const (\w+)/g)] : [];
  const names = [...new Set([...drawn.map(([, name]) => name), ...more])].toSorted();
  const source = [
    '// Made by `npm run make:icons`; not to be edited. The drawings are of Lucide (ISC), named in THIRD_PARTY_NOTICES.md.',
    "import { drawIcon } from './drawIcon';",
    '',
    ...names.map(draw),
  ].join('\n');
  writeFileSync(path, source);
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), path], { cwd: root });
}
