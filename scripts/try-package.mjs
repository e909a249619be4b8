import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookAtApp } from './lib/lookAtApp.mjs';
import { root } from './lib/root.mjs';
import { weighExports } from './lib/weighExports.mjs';

/**
 * `npm run try:package`: packs `@veloc/ui` as it would be published, installs it in an empty Vite app outside this
 * repository, type-checks and builds that app, renders it on a server, weighs the package and looks at the app in a
 * browser. `-- --keep` leaves the app where it was made.
 */
const budgets = { whole: 40, NumberGrid: 3 };

const app = mkdtempSync(join(tmpdir(), 'veloc-empty-app-'));
let failed = 0;
let passed = 0;

function check(what, holds, seen = '') {
  if (holds) passed += 1;
  else failed += 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'}  ${what}${holds || seen === '' ? '' : `: ${seen}`}`);
}

function command(name, args, cwd = app, env = {}) {
  return execFileSync(name, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function succeeds(name, args, env) {
  try {
    command(name, args, app, env);
    return true;
  } catch (error) {
    console.error(error.stdout || error.message);
    return false;
  }
}

/** The versions this repository is built with, so that the app differs in nothing but the package. */
function versionOf(name) {
  const { resolve } = createRequire(join(root, 'ui/package.json'));
  return JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')).version;
}

function versionsOf(...names) {
  return Object.fromEntries(names.map((name) => [name, versionOf(name)]));
}

try {
  const packed = command('npm', ['pack', '--loglevel', 'error', '--pack-destination', app], join(root, 'ui'));
  const tarball = packed.trim().split('\n').at(-1);
  cpSync(join(root, 'scripts/empty-app'), app, { recursive: true });
  const manifest = {
    name: 'empty-app',
    private: true,
    type: 'module',
    dependencies: { '@veloc/ui': `file:./${tarball}`, ...versionsOf('react', 'react-dom') },
    devDependencies: versionsOf(
      'vite',
      'typescript',
      '@types/react',
      '@types/react-dom',
      '@vanilla-extract/css',
      '@vanilla-extract/vite-plugin',
    ),
  };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest, null, 2));
  command('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error']);

  const shipped = command('tar', ['tzf', tarball]).trim().split('\n');
  for (const file of ['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts', 'dist/theme.css']) {
    check(`the package has ${file}`, shipped.includes(`package/${file}`));
  }
  const needless = shipped.filter((file) => /\.(test|stories)\.|\/bench\/|\.map$|\.tsx$|[^d]\.ts$/.test(file));
  check('the package has nothing but its build', needless.length === 0, needless.join(', '));

  for (const resolution of ['bundler', 'nodenext']) {
    const module = resolution === 'bundler' ? 'esnext' : resolution;
    const types = succeeds('npx', ['--no-install', 'tsc', '--module', module, '--moduleResolution', resolution]);
    check(`the app type-checks, libraries and all (${resolution})`, types);
  }
  const vite = ['--no-install', 'vite', 'build', '--logLevel', 'error'];
  check('the app builds', succeeds('npx', vite));
  check('the app builds for a server', succeeds('npx', [...vite, '--ssr', 'src/server.tsx', '--outDir', 'server']));
  check(
    'the app builds for development',
    succeeds('npx', [...vite, '--mode', 'development', '--outDir', 'hydrated'], { NODE_ENV: 'development' }),
  );
  const html = command('node', ['server/server.js']).trim();
  check('a server renders the grid', (html.match(/<button/g) ?? []).length > 45, html.slice(0, 200));
  const page = join(app, 'hydrated/index.html');
  const place = '<div id="root">';
  writeFileSync(page, readFileSync(page, 'utf8').replace(place, place + html));

  for (const [name, budget] of Object.entries(budgets)) {
    const size = await weighExports(app, name === 'whole' ? '*' : `{ ${name} }`);
    const what = name === 'whole' ? 'the whole package' : `${name} alone`;
    check(`${what}: ${size.toFixed(1)} kB of ${budget} (brotli JS without React and Radix)`, size <= budget);
  }
  // React's development build runs effects twice in StrictMode and says what the server rendered otherwise.
  for (const folder of ['dist', 'hydrated']) {
    for (const { what, holds, seen } of await lookAtApp(join(app, folder))) check(`${folder}: ${what}`, holds, seen);
  }
} finally {
  if (process.argv.includes('--keep')) console.log(`The app stands in ${app}.`);
  else rmSync(app, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
