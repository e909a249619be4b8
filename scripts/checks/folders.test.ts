import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentFolders } from './components';

const root = join(import.meta.dirname, '../..');
const folders = componentFolders(root);
const index = ['ui/index.ts', 'ui/lottery.ts'].map((file) => readFileSync(join(root, file), 'utf8')).join('\n');

/** `Ball.tsx`, `Ball.css.ts`, `Ball.variants.ts`, `useBall.ts`, `geometry.ts`, `ball.svg`, and tests. */
const WELL_NAMED = /^(?:[A-Z]\w*\.(?:css|variants)\.ts|[A-Za-z]\w*(?:\.test)?\.tsx?|[a-z-]+\.svg)$/;

function wrongWith(folder: string, files: readonly string[], isPublic: boolean): string[] {
  const wrong = files.filter((file) => !WELL_NAMED.test(file)).map((file) => `${file} is no name of a file here`);
  if (!files.includes(`${folder}.tsx`)) wrong.push(`${folder}.tsx is missing`);
  if (!isPublic) wrong.push('ui/index.ts exports nothing of it');
  for (const file of files.filter((name) => /\.(?:css|variants)\.ts$/.test(name))) {
    const owner = file.replace(/\.\w+\.ts$/, '');
    if (!files.some((name) => name === `${owner}.tsx`)) wrong.push(`${file} belongs to no ${owner}.tsx`);
    if (file.includes('.variants.') && !files.includes(`${owner}.css.ts`)) wrong.push(`${file} has no ${owner}.css.ts`);
  }
  return wrong;
}

describe('the folder of a component', () => {
  it.each([...folders])('%s holds what it should', (folder, files) => {
    expect(wrongWith(folder, files, index.includes(`'./${folder}/`))).toEqual([]);
  });

  it.each([
    ['nothing of its name', ['Bell.tsx'], true],
    ['styles of nobody', ['Ball.tsx', 'Bell.css.ts'], true],
    ['variants without styles', ['Ball.tsx', 'Ball.variants.ts'], true],
    ['a file named otherwise', ['Ball.tsx', 'ball-size.ts'], true],
    ['nothing that anybody can import', ['Ball.tsx', 'Ball.css.ts'], false],
  ])('would be caught holding %s', (_what, files, isPublic) => {
    expect(wrongWith('Ball', files, isPublic)).toHaveLength(1);
  });

  it('is reached by every line of the public lists', () => {
    const paths = [...index.matchAll(/from '\.\/([^']+)'/g)].map(([, path]) => `ui/${path}`);
    const dead = paths.filter(
      (path) => !existsSync(join(root, `${path}.ts`)) && !existsSync(join(root, `${path}.tsx`)),
    );
    expect(dead).toEqual([]);
  });
});
