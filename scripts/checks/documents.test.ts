import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';
import { shopErrorCodes } from '@veloc/rules';
import { publicComponents } from './components';
import { sourceFiles } from './sourceFiles';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder)).flatMap((file) => (ending.test(file) ? [join(folder, file)] : []));

const rooms = [
  'rules',
  'proof',
  'ui',
  'storefront',
  'backend',
  'stories',
  '.storybook',
  'tests',
  'scripts',
  'docs',
  'deploy',
];
const documents = [
  ...[...rooms, '.', 'docs/decisions', 'examples/result-board'].flatMap((folder) => filesIn(folder, /\.md$/)),
  ...['stories', 'stories/foundations', 'stories/guides'].flatMap((folder) => filesIn(folder, /\.mdx$/)),
];
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('names only commands that are there', () => {
    const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it('leads only to files that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|\?)([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
  });
});

it('every command is told of to whoever works here', () => {
  const told = ['README.md', 'CONTRIBUTING.md'].map(read).join('\n');
  const isTold = (name: string) => new RegExp(`(?:npm (?:run )?|\`)${name}(?![\\w:-])`).test(told);
  expect(scripts.filter((name) => !isTold(name))).toEqual([]);
});

describe('"Where a thing is decided"', () => {
  const [, table = ''] = read('CONTRIBUTING.md').split('## Where a thing is decided');
  const rows =
    table
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| ')) ?? [];
  /** `<game>` stands for each of them, of which this is one. */
  const named = rows.map((row) =>
    [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace('<game>', 'mega')),
  );

  it('names only files and folders that are there', () => {
    const paths = named
      .flat()
      .filter((name) => /^[\w.-]+\//.test(name) && !name.includes('*') && !name.startsWith('parts/'));
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names only constants that stand in one of the files beside them', () => {
    const constants = named.flatMap((names) =>
      names.flatMap((name) =>
        /^(?!VELOC_)[A-Z][A-Z_]+$/.test(name) ? [{ name, files: names.filter((file) => /\.\w+$/.test(file)) }] : [],
      ),
    );
    expect(constants.length).toBeGreaterThan(4);
    expect(
      constants.filter(({ name, files }) => !files.some((file) => read(file).includes(`const ${name} =`))),
    ).toEqual([]);
  });
});

it('every room has a page of its own', () => {
  expect(rooms.filter((room) => !documents.includes(join(room, 'README.md')))).toEqual([]);
});

it('every document is in the list of documents', () => {
  const list = read('docs/README.md');
  const pages = filesIn('docs', /\.md$/).filter((file) => file !== 'docs/README.md');
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => !list.includes(`(${page.slice('docs/'.length)})`))).toEqual([]);
});

/** Files, folders and beginnings of names (`bench-*`) that a room's page names. */
const toldIn = (room: string) =>
  [...read(join(room, 'README.md')).matchAll(/`([\w./-]+(?:\.\w+|\/|\*))`/g)].map(([, name = '']) => name);

it.each(['scripts', '.storybook'])('the page of %s names only files that are there', (room) => {
  const files = toldIn(room).filter((name) => !name.endsWith('*') && name !== 'llms.txt');
  const isThere = (name: string) => ['', 'lib', 'checks'].some((folder) => existsSync(join(root, room, folder, name)));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((name) => !isThere(name))).toEqual([]);
});

it('every tool is in the page of scripts', () => {
  const told = toldIn('scripts').map((name) => name.replace(/[*/]$/, ''));
  const tools = readdirSync(join(root, 'scripts')).filter((tool) => tool !== 'README.md');
  expect(tools.filter((tool) => !told.some((name) => name !== '' && tool.startsWith(name)))).toEqual([]);
});

it('every decision is in the list of decisions', () => {
  const list = read('docs/decisions/README.md');
  const notes = filesIn('docs/decisions', /^\d.*\.md$/).map((file) => file.slice('docs/decisions/'.length));
  expect(notes.length).toBeGreaterThan(10);
  expect(notes.filter((note) => !list.includes(`(${note})`))).toEqual([]);
});

it('every folder of the backend is in its README', () => {
  const told = read('backend/README.md');
  const folders = readdirSync(join(root, 'backend'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !['dist', 'data', 'node_modules'].includes(entry.name) ? [entry.name] : [],
  );
  expect(folders.filter((folder) => !told.includes(`\`${folder}/\``))).toEqual([]);
});

it('every error code is listed with the files that raise it', () => {
  const listed = read('docs/errors.md').split('\n');
  const codes = listed.flatMap((line) => /^\| `([A-Z_]+)` \|/.exec(line)?.[1] ?? []);
  expect(codes).toEqual(shopErrorCodes);
  const raised = sourceFiles(['backend'])
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/HttpError\(\s*\d+,\s*'([A-Z_]+)'/g)].map(([, code = '']) => ({ code, file })),
    );
  expect(raised.length).toBeGreaterThan(80);
  const isListed = ({ code, file }: { code: string; file: string }) =>
    listed.some((line) => line.startsWith(`| \`${code}\` |`) && line.includes(`\`${file}\``));
  expect(raised.filter((each) => !isListed(each))).toEqual([]);
});

it('every component stands in the overview of the package, by its purpose', () => {
  const [, overview = ''] = read('ui/README.md').split('## Components\n');
  const told = [...(overview.split('\n## ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  expect(publicComponents(root).filter((name) => !told.includes(name) && !name.endsWith('Provider'))).toEqual([]);
});

it('every component in the accent is named where the package tells of accents', () => {
  const [, accents = ''] = read('ui/README.md').split('\n## Accents\n');
  const told = accents.split('\n## ')[0] ?? '';
  const accented = sourceFiles(['ui']).flatMap((file) => {
    const [, folder] = /^ui\/([A-Z]\w+)\/\w+\.css\.ts$/.exec(file) ?? [];
    return folder && read(file).includes('vars.accent.') ? folder : [];
  });
  expect(accented.length).toBeGreaterThan(30);
  expect(accented.filter((folder) => !told.includes(`\`${folder}\``))).toEqual([]);
});

it('the Next app that tries the package shows every component', () => {
  const app = 'scripts/try-package/apps/next/app';
  const shown = read(`${app}/page.tsx`) + read(`${app}/Results.tsx`);
  const around = /Provider$|^AppFrame$/;
  expect(
    publicComponents(root).filter((name) => !around.test(name) && !new RegExp(`<(ui\\.)?${name}\\b`).test(shown)),
  ).toEqual([]);
});
