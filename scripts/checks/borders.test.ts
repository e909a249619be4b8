import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** One forbidden import for each border; lint must catch every one of them. */
const forbidden = [
  ['rules/a.ts', 'react'],
  ['rules/a.ts', 'node:fs'],
  ['rules/a.ts', '@veloc/ui'],
  ['rules/deep/a.ts', '../../backend/app'],
  ['ui/a.ts', 'swr'],
  ['ui/a.ts', 'wouter'],
  ['ui/a.ts', '@veloc/rules'],
  ['ui/a.ts', '../rules/index'],
  ['ui/Ball/a.ts', '../bench/case'],
  ['ui/index.ts', './bench/case'],
  ['ui/bench/a.ts', '@veloc/rules'],
  ['ui/bench/cases/a.ts', '../../../storefront/app/App'],
  ['ui/bench/cases/a.ts', 'wouter'],
  ['storefront/a.ts', '@veloc/ui/Button/Button'],
  ['storefront/a.ts', '../ui/index'],
  ['storefront/a.ts', '../rules/index'],
  ['storefront/a.ts', '../backend/app'],
  ['storefront/a.ts', '@radix-ui/react-dialog'],
  ['storefront/a.ts', 'class-variance-authority'],
  ['backend/a.ts', 'react'],
  ['backend/a.ts', '@veloc/ui'],
  ['backend/deep/a.ts', '../../storefront/api/client'],
  ['stories/a.ts', '../backend/app'],
  ['stories/components/a.ts', '@veloc/ui/Button/Button'],
  ['stories/components/a.ts', '../../ui/Button/Button'],
] as const;

/** The doors that must stay open. */
const allowed = [
  ['rules/a.ts', 'valibot'],
  ['ui/a.ts', '@radix-ui/react-dialog'],
  ['ui/bench/cases/a.ts', '../case'],
  ['ui/bench/cases/a.ts', '../../NumberGrid/NumberGrid'],
  ['storefront/a.ts', '@veloc/ui'],
  ['storefront/a.ts', '@veloc/rules'],
  ['storefront/a.ts', '@veloc/ui/theme.css'],
  ['backend/a.ts', '@veloc/rules'],
  ['stories/a.ts', '@veloc/ui'],
] as const;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veloc-borders-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lint(path: string, source: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `import { something } from '${source}';\n\nexport const used = something;\n`);
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), path], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout;
}

describe('import borders', () => {
  it.each(forbidden)('%s may not import %s', (path, source) => {
    expect(lint(path, source)).toContain('no-restricted-imports');
  });

  it.each(allowed)('%s may import %s', (path, source) => {
    expect(lint(path, source)).not.toContain('no-restricted-imports');
  });
});
