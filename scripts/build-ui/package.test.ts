import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, expect, it } from 'vitest';
import { componentFolders } from '../checks/components';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'veloc-package-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packed = execFileSync('npm', ['pack', '--json', '--loglevel', 'error', '--pack-destination', folder], {
  cwd: join(root, 'ui'),
  encoding: 'utf8',
});
const [{ filename }] = JSON.parse(packed.slice(packed.indexOf('[')));
const tarball = readFileSync(join(folder, filename));

it('publint finds nothing in the packed @veloc/ui', async () => {
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

it('TypeScript finds the types of every entry as Node and bundlers find its code', async () => {
  // One pattern of `exports` serves all components, and publint looks whether each file is there.
  const names = [...componentFolders(root).keys()];
  const components = (process.env.VELOC_LONG ? names : names.slice(0, 3)).map((name) => `./${name}`);
  const { problems, entrypoints } = (await checkPackage(createPackageFromTarballData(tarball), {
    includeEntrypoints: components,
    // A style sheet has no types to be wrong about, nor has a file of tokens or a list for tools.
    excludeEntrypoints: [/\.css$/, /\.json$/, /\.txt$/],
  })) as { problems: object[]; entrypoints: object };
  expect(Object.keys(entrypoints)).toEqual(
    expect.arrayContaining(['.', './lottery', './icons', './css', './brand', ...components]),
  );
  // The package is ES modules only, and says so; neither CommonJS nor what came before `exports` is promised.
  const promised = problems.filter(
    (problem) => !('resolutionKind' in problem) || /^(node16-esm|bundler)$/.test(String(problem.resolutionKind)),
  );
  expect(promised).toEqual([]);
});

it('the overview in the README marks the components whose built module has no directive of a client', () => {
  const [, overview = ''] = readFileSync(join(root, 'ui/README.md'), 'utf8').split('## Components\n');
  const told = [...(overview.split('\n## ')[0] ?? '').matchAll(/`([A-Z]\w+)`(°?)/g)];
  const built = new Map(
    readdirSync(join(root, 'ui/dist'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /^[A-Z]\w+\/\w+\.js$/.test(path))
      .map((path) => [basename(path, '.js'), readFileSync(join(root, 'ui/dist', path), 'utf8')]),
  );
  const marked = told.filter(([, , mark]) => mark).map(([, name]) => name);
  const stays = told.filter(([, name = '']) => built.get(name)?.startsWith("'use client'") === false);
  expect(marked.length).toBeGreaterThan(40);
  expect(marked).toEqual(stays.map(([, name]) => name));
});
