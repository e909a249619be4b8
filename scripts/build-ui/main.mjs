import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.mjs';
import { runNode } from '../lib/run.mjs';
import { clientModules } from './clientModules.mjs';
import { tokenFiles } from './tokenFiles.mjs';
import { componentEntries, stylesInOrder, withoutStyles } from './entries.mjs';

/** `npm run build -w ui`: modules, style sheets and types of `@veloc/ui` in `ui/dist`. `npm pack` runs it by itself. */
const dist = join(root, 'ui/dist');
// A test that packs it says "test", and JSX for development would make a client module of every component.
process.env.NODE_ENV = 'production';

async function step(what, file, args) {
  const { code, output } = await runNode(join(root, 'node_modules', file), args);
  if (code === 0) return;
  console.error(
    `${output}\nThe ${what} of @veloc/ui could not be made, so there is no package. The lines above say why.`,
  );
  process.exit(code);
}

function builtFiles(ending) {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(ending));
}

function writeBuilt(path, text) {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
}

const readBuilt = (path) => readFileSync(join(dist, path), 'utf8');

/** Types are written as the sources import each other; a package names its files in full, as Node resolves them. */
function nameFilesInFull() {
  for (const path of builtFiles('.d.ts'))
    writeBuilt(path, readBuilt(path).replaceAll(/(from |import\()(['"])(\.[^'"]+)\2/g, '$1$2$3.js$2'));
}

/** An entry a component, the directives of React Server Components, and all modules once more for Node. */
function shapeModules() {
  const lists = ['ui/index.ts', 'ui/lottery.ts'].map((file) => readFileSync(join(root, file), 'utf8'));
  for (const [folder, { code, types }] of componentEntries(lists)) {
    writeBuilt(`${folder}/index.js`, code);
    writeBuilt(`${folder}/index.d.ts`, types);
  }
  const modules = new Map(builtFiles('.js').map((path) => [path, readBuilt(path)]));
  const client = clientModules(modules);
  for (const [path, code] of modules) {
    const directed = client.has(path) ? `'use client';\n${code}` : code;
    writeBuilt(path, directed);
    writeBuilt(`bare/${path}`, withoutStyles(directed));
  }
  return modules;
}

/** One style sheet for a page without a bundler: the theme, then every component. */
function joinStyles(modules) {
  const theme = [...readBuilt('theme.css').matchAll(/@import '\.\/([^']+)'/g)].map(([, path]) => path);
  const sheets = [...theme, ...stylesInOrder(modules, 'index.js')];
  return sheets.map((path) => readBuilt(path).replaceAll("url('./fonts/", "url('./theme/fonts/")).join('');
}

/** The tokens for those who build from them without this library's styles. */
function writeTokens() {
  const read = (file) => JSON.parse(readFileSync(join(root, 'ui/theme/tokens', file), 'utf8'));
  const { resolver, tokens } = tokenFiles(read('veloc.resolver.json'), read);
  writeBuilt('veloc.resolver.json', JSON.stringify(resolver, null, 2));
  writeBuilt('tokens.json', JSON.stringify(tokens, null, 2));
}

rmSync(dist, { recursive: true, force: true });
await step('modules', 'vite/bin/vite.js', ['build', '--config', join(root, 'ui/vite.config.ts'), '--logLevel', 'warn']);
await step('types', 'typescript/bin/tsc', ['--project', join(root, 'ui/tsconfig.build.json')]);
nameFilesInFull();
writeBuilt('styles.css', joinStyles(shapeModules()));
writeTokens();
await step('lists for tools', 'tsx/dist/cli.mjs', [join(root, 'scripts/build-ui/writeForTools.ts')]);
for (const licence of ['theme/fonts/OFL.txt', 'internal/icons.LICENSE.txt'])
  copyFileSync(join(root, 'ui', licence), join(dist, licence));
// Without them TypeScript finds nothing behind `import '@veloc/ui/theme.css'`.
for (const sheet of ['theme.css', 'styles.css']) writeBuilt(`${sheet}.d.ts`, 'export {};\n');
