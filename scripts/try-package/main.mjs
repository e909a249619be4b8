import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/root.mjs';
import { command, install, pack, packagesOf, versionsOf } from './install.mjs';
import { lookAtApp, lookAtServed } from './lookAtApp.mjs';
import { lookAtBoard } from './lookAtBoard.mjs';
import { lookAtPartner } from './lookAtPartner.mjs';
import { lookAtShopsBoard } from './lookAtShopsBoard.mjs';
import { weighExports, weighWithEsbuild } from './weighExports.mjs';

/**
 * `npm run try:package`: packs `@veloc/ui` as it would be published, installs it outside this repository and uses it
 * there as a stranger would, in each of `apps/`: Node alone, Vite, Next, React Router with a server, Vitest, three
 * TypeScripts, a tool that builds from the tokens alone, and the result board of `examples/`. `-- next sizes` does some of
 * it; `-- --keep` leaves the apps where they were made, with pictures of the board.
 */
const wanted = process.argv.slice(2).filter((word) => word !== '--keep');
const place = mkdtempSync(join(tmpdir(), 'veloc-apps-'));
const app = (name) => join(place, name);
let failed = 0;
let passed = 0;

function check(what, holds, seen = '') {
  if (holds) passed += 1;
  else failed += 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'}  ${what}${holds || seen === '' ? '' : `: ${seen}`}`);
}

/** Runs a program of the apps, and shows what it printed only when it failed. */
function checkRun(what, name, args, cwd, env) {
  try {
    command('npx', ['--no-install', name, ...args], cwd, env);
    check(what, true);
    return true;
  } catch ({ stdout, stderr, message }) {
    check(what, false, stdout || stderr ? `${stdout}\n${stderr}` : message);
    return false;
  }
}

/** Starts a server of an app on a port of its own, hands its address on and stops it. */
async function whileServing(file, args, cwd, look) {
  const port = await new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const free = probe.address().port;
      probe.close(() => found(free));
    });
  });
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' };
  const server = spawn(process.execPath, [join(place, 'node_modules', file), ...args], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  try {
    for (const end = Date.now() + 60_000; ;) {
      const answer = await fetch(url).catch(() => undefined);
      if (answer) return await look(url, await answer.text(), answer.status);
      if (Date.now() > end || server.exitCode !== null) throw new Error(`${file} does not answer at ${url}.`);
      await new Promise((again) => setTimeout(again, 200));
    }
  } finally {
    server.kill();
  }
}

async function checkLooks(what, looks) {
  for (const { what: part, holds, seen } of await looks) check(`${what}: ${part}`, holds, seen);
}

const countOf = (text, pattern) => (text.match(pattern) ?? []).length;

/** By the names that the package exports: how many components the list tells of, and the manifest, with types that are there. */
const readLists = `
  import { existsSync, readFileSync } from 'node:fs';
  const file = (name) => new URL(import.meta.resolve('@veloc/ui/' + name));
  const { components } = JSON.parse(readFileSync(file('manifest.json'), 'utf8'));
  const listed = readFileSync(file('llms.txt'), 'utf8').matchAll(/^- \\[(\\w+)\\]\\(([^)]+)\\): /gm);
  const there = [...listed].filter(([, , types]) => existsSync(new URL(types, file('llms.txt'))));
  const full = components.filter(({ when, not, props }) => when && not && Object.keys(props).length > 0);
  console.log(there.length + ' of ' + components.length + (full.length > 90 ? '' : ', few of which say enough: ' + full.length));
`;

/** A folder of nothing but the package and React, in which Node reads it by itself. */
function tryNode(tarball, dependencies) {
  const folder = app('node');
  const packages = packagesOf(install(folder, { dependencies }), '@veloc/ui');
  check(`${packages} packages of 35 come with it beside React`, packages <= 35);

  const shipped = command('tar', ['tzf', tarball], place).trim().split('\n');
  const files = [
    'LICENSE',
    'README.md',
    'CHANGELOG.md',
    'AGENTS.md',
    'dist/index.js',
    'dist/index.d.ts',
    'dist/theme.css',
  ];
  for (const file of files) check(`the package has ${file}`, shipped.includes(`package/${file}`));
  const lists = command('node', ['--input-type=module', '--eval', readLists], folder).trim();
  check('… a list and a manifest for tools, of the same components', /^(\d{2,}) of \1$/.test(lists), lists);
  const needless = shipped.filter((file) => /\.(test|stories)\.|\/bench\/|\.map$|\.tsx$|[^d]\.ts$/.test(file));
  check('the package has nothing but its build', needless.length === 0, needless.join(', '));

  const html = command('node', ['render.mjs'], folder);
  check('Node renders it, with nothing between', countOf(html, /<button/g) > 45, html.slice(0, 200));
}

async function tryVite() {
  const folder = app('vite');
  const build = ['build', '--logLevel', 'error'];
  checkRun('the Vite app builds', 'vite', build, folder);
  checkRun('… for a server', 'vite', [...build, '--ssr', 'src/server.tsx', '--outDir', 'server'], folder);
  const development = [...build, '--mode', 'development', '--outDir', 'hydrated'];
  checkRun('… for development', 'vite', development, folder, { NODE_ENV: 'development' });
  const html = command('node', ['server/server.js'], folder).trim();
  check('its server renders the grid', countOf(html, /<button/g) > 45, html.slice(0, 200));
  const page = join(folder, 'hydrated/index.html');
  const hole = '<div id="root">';
  writeFileSync(page, readFileSync(page, 'utf8').replace(hole, hole + html));
  // React's development build runs effects twice in StrictMode and says what the server rendered otherwise.
  for (const built of ['dist', 'hydrated']) await checkLooks(`Vite, ${built}`, lookAtApp(join(folder, built)));
}

function tryTypes() {
  for (const [version, compiler] of Object.entries({
    5.4: 'typescript-5.4/bin/tsc',
    5.9: 'typescript/bin/tsc',
    7: 'typescript-7/bin/tsc',
  })) {
    for (const resolution of ['bundler', 'nodenext']) {
      const module = resolution === 'bundler' ? 'esnext' : resolution;
      const args = [join('../node_modules', compiler), '--module', module, '--moduleResolution', resolution];
      checkRun(`types, libraries and all: TypeScript ${version}, ${resolution}`, 'node', args, app('vite'));
    }
  }
  tryReadme();
}

/** Each whole module of the README, under the name that its first comment gives it. */
function tryReadme() {
  const folder = app('readme');
  mkdirSync(folder);
  const readme = readFileSync(join(place, 'node_modules/@veloc/ui/README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```(tsx?)\n(.*?)^```/gms)];
  const modules = blocks.filter(([, , code]) => /^import /m.test(code) && !/^</m.test(code));
  for (const [index, [, ending, code]] of modules.entries()) {
    const [, name = `example-${index}.${ending}`] = /^\/\/ (?:\S+\/)?(\S+)\n/.exec(code) ?? [];
    writeFileSync(join(folder, name), code);
  }
  const compilerOptions = { skipLibCheck: true };
  const config = JSON.stringify({ extends: '../vite/tsconfig.json', compilerOptions, include: ['.'] });
  writeFileSync(join(folder, 'tsconfig.json'), config);
  checkRun(`types of ${modules.length} examples in the README`, 'node', ['../node_modules/typescript/bin/tsc'], folder);
}

/** What a server component draws nothing of: it stands in a portal, which only a browser has. */
const inPortal = /Popup$|^(BottomSheet|PrintSheet|Sidebar|WinReveal)$/;

async function tryNext() {
  const folder = app('next');
  if (!checkRun('the Next app builds', 'next', ['build'], folder)) return;
  const all = await import(pathToFileURL(join(place, 'node_modules/@veloc/ui/dist/bare/index.js')).href);
  const providers = ['AppFrame', 'ClockProvider', 'LinkProvider', 'MessagesProvider', 'ToastProvider'];
  const names = Object.keys(all).filter((name) => /^[A-Z][a-z]\w*(?<!Icon)$/.test(name) && !providers.includes(name));
  await whileServing('next/dist/bin/next', ['start'], folder, async (url, html, status) => {
    check('a server component renders', status === 200, `${status} ${html.slice(0, 300)}`);
    const shown = new Map(
      [...html.matchAll(/<div data-shown="(\w+)">(<\/div>)?/g)].map(([, name, end]) => [name, !end]),
    );
    const missing = names.filter((name) => !shown.has(name) || (!shown.get(name) && !inPortal.test(name)));
    check(
      `… with ${names.length} components, which are all but the providers`,
      missing.length === 0,
      missing.join(', '),
    );
    // A result of the layout and one of the page.
    await checkLooks('Next', lookAtServed(url, 2));
  });
}

async function tryReactRouter() {
  const folder = app('react-router');
  if (!checkRun('the React Router app builds', 'react-router', ['build'], folder)) return;
  await whileServing('@react-router/serve/bin.js', ['build/server/index.js'], folder, async (url, html) => {
    check('its server renders the grid', countOf(html, /<button/g) > 45, html.slice(0, 300));
    await checkLooks('React Router', lookAtServed(url));
  });
}

/** The second shop that is built with it: another brand, another screen, another language. */
async function tryBoard() {
  const folder = app('result-board');
  cpSync(join(root, 'examples/result-board'), folder, {
    recursive: true,
    filter: (path) => !/[\\/](dist|node_modules)$/.test(path),
  });
  checkRun('types of the result board', 'node', ['../node_modules/typescript/bin/tsc'], folder);
  if (!checkRun('the result board builds', 'vite', ['build', '--logLevel', 'error'], folder)) return;
  await checkLooks('The board', lookAtBoard(join(folder, 'dist'), folder));
  await checkLooks('The board of a running shop', lookAtShopsBoard(join(folder, 'dist')));
}

/** Somebody whose pages are made with other tools takes the tokens alone, in the Design Tokens format. */
async function tryPartner() {
  const folder = app('partner');
  const isBuilt =
    checkRun('a partner builds all axes from the resolver', 'tz', ['build'], folder) &&
    checkRun('… and one page from tokens.json', 'tz', ['build', '--config', 'terrazzo.regular.config.js'], folder);
  if (!isBuilt) return;
  const dist = join(place, 'node_modules/@veloc/ui/dist');
  await checkLooks('The partner’s tokens', lookAtPartner(join(folder, 'built'), dist));
}

function tryVitest() {
  checkRun('Vitest tests a page of it, set up with nothing but a DOM', 'vitest', ['run'], app('vitest'));
}

async function trySizes() {
  const grid = await weighExports(place, '{ NumberGrid }');
  const whole = await weighExports(place, '*');
  const button = await weighExports(place, '{ Button }');
  const dialog = await weighExports(place, '{ Popup }', { withRadix: true });
  const names = (code) => [...code.matchAll(/\b[A-Za-z]\w*\b(?=,| })/g)].map(([name]) => name);
  const read = (file) => readFileSync(join(place, 'node_modules/@veloc/ui/dist', file), 'utf8');
  const lottery = new Set(names(read('lottery.js').match(/export \{.*\}/s)[0]));
  const general = names(read('index.js').match(/export \{.*\}/s)[0]).filter((name) => !lottery.has(name));
  const withoutLottery = await weighExports(place, `{ ${general.join(', ')} }`);
  const entry = await weighWithEsbuild(place, '{ Button }', '@veloc/ui/Button');
  const rows = [
    ['Button', button.script, 1.2],
    ['Popup, with Radix', dialog.script, 9.6],
    ['NumberGrid', grid.script, 3],
    ['everything without lottery', withoutLottery.script, 40],
    ['everything, with lottery', whole.script, 62],
    ['Button, CSS', button.style, 4],
    ['Button by its entry, CSS of esbuild', entry.style, 4],
    ['everything, CSS', whole.style, 28],
  ];
  for (const [what, size, limit] of rows) check(`${what}: ${size.toFixed(1)} kB of ${limit}`, size <= limit);
}

const tries = { node: tryNode, types: tryTypes, vite: tryVite, next: tryNext, 'react-router': tryReactRouter };
const later = { partner: tryPartner, board: tryBoard, vitest: tryVitest, sizes: trySizes };

try {
  const tarball = pack(place);
  cpSync(join(import.meta.dirname, 'apps'), place, { recursive: true });
  const dependencies = { '@veloc/ui': `file:${tarball}`, ...versionsOf('react', 'react-dom') };
  const { devDependencies, ...manifest } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  install(place, {
    ...manifest,
    dependencies,
    devDependencies: {
      ...devDependencies,
      ...versionsOf('vite', 'vitest', 'happy-dom', '@types/react', '@types/react-dom'),
      ...versionsOf('@vanilla-extract/css', '@vanilla-extract/vite-plugin'),
    },
  });
  for (const [name, tryIt] of Object.entries({ ...tries, ...later })) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const started = performance.now();
    await tryIt(tarball, dependencies);
    console.log(`      ${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  }
} finally {
  if (process.argv.includes('--keep')) console.log(`The apps stand in ${place}.`);
  else rmSync(place, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
