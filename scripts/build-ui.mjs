import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

/** `npm run build -w ui`: modules, style sheets and types of `@veloc/ui` in `ui/dist`. `npm pack` runs it by itself. */
const dist = join(root, 'ui/dist');

async function step(what, file, args) {
  const { code, output } = await runNode(join(root, 'node_modules', file), args);
  if (code === 0) return;
  console.error(
    `${output}\nThe ${what} of @veloc/ui could not be made, so there is no package. The lines above say why.`,
  );
  process.exit(code);
}

/** Types are written as the sources import each other; a package names its files in full, as Node resolves them. */
function nameFilesInFull() {
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.d.ts')) continue;
    const file = join(dist, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/(from |import\()(['"])(\.[^'"]+)\2/g, '$1$2$3.js$2'));
  }
}

rmSync(dist, { recursive: true, force: true });
await step('modules', 'vite/bin/vite.js', ['build', '--config', join(root, 'ui/vite.config.ts'), '--logLevel', 'warn']);
await step('types', 'typescript/bin/tsc', ['--project', join(root, 'ui/tsconfig.build.json')]);
nameFilesInFull();
for (const licence of ['theme/fonts/OFL.txt', 'internal/icons.LICENSE.txt'])
  copyFileSync(join(root, 'ui', licence), join(dist, licence));
// Without it TypeScript finds nothing behind `import '@veloc/ui/theme.css'`.
writeFileSync(join(dist, 'theme.css.d.ts'), 'export {};\n');
