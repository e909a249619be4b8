import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** One forbidden import for each border; lint must catch every one of them. */
const forbidden = [
  ['rules/a.ts', 'react'],
  ['rules/a.ts', 'node:fs'],
  ['rules/a.ts', '@veloc/ui'],
  ['rules/deep/a.ts', '../../backend/app'],
  ['rules/deep/a.ts', '../../tests/draws/printed'],
  ['backend/deep/a.ts', '../../tests/crash/buyers'],
  ['storefront/data/a.ts', '../../tests/journeys/support/player'],
  ['proof/a.ts', 'node:crypto'],
  ['proof/a.ts', '@veloc/rules'],
  ['proof/verify/a.ts', '../../rules/index'],
  ['proof/testing/a.ts', '@veloc/rules'],
  ['storefront/a.ts', '../proof/index'],
  ['backend/deep/a.ts', '../../proof/index'],
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
  ['storefront/screens/home/a.ts', 'swr'],
  ['storefront/lib/a.ts', '../api/client'],
  ['storefront/api/calls/a.ts', '../../state/store'],
  ['storefront/state/cart/a.ts', '../../data/keys'],
  ['storefront/data/a.ts', '../shared/useTask'],
  ['storefront/shared/layouts/a.ts', '../../features/ticket/tiers'],
  ['storefront/shared/copy/a.ts', '../../games/gamePresentations'],
  ['storefront/games/mega/a.ts', '../../features/ticket/tiers'],
  ['storefront/games/mega/builder/a.ts', '../../../screens/home/HomeScreen'],
  ['storefront/games/mega/page.tsx', '../../features/ticket/tiers'],
  ['storefront/features/order/a.ts', '../../games/mega/guide'],
  ['storefront/features/order/a.ts', '../../screens/home/HomeScreen'],
  ['storefront/screens/home/a.ts', '../../app/App'],
  ['storefront/screens/home/a.ts', '../cart/CartScreen'],
  ['storefront/screens/home/parts/a.ts', '../../cart/CartScreen'],
  ['storefront/screens/home/parts/a.ts', '@radix-ui/react-dialog'],
  ['storefront/screens/home/parts/a.ts', '../../../../ui/index'],
  ['storefront/screens/home/a.ts', '../../games/mega/guide'],
  ['storefront/screens/home/a.ts', '../../screens/cart/CartScreen'],
  ['storefront/screens/home/parts/a.ts', '../../../games/mega/guide'],
  ['storefront/screens/home/parts/a.ts', '../../../screens/cart/CartScreen'],
  ['storefront/games/mega/a.ts', '../power/presentation'],
  ['storefront/games/mega/a.ts', '../../games/power/presentation'],
  ['storefront/games/mega/builder/a.ts', '../../power/presentation'],
  ['storefront/features/order/a.ts', '../../main'],
  ['storefront/features/a.ts', '../main'],
  ['backend/a.ts', 'react'],
  ['backend/a.ts', '@veloc/ui'],
  ['backend/deep/a.ts', '../../storefront/api/client'],
  ['examples/result-board/src/a.ts', '@veloc/rules'],
  ['examples/result-board/src/a.ts', '@veloc/ui/Button/Button'],
  ['examples/result-board/src/a.ts', '../../../ui/index'],
  ['stories/a.ts', '../backend/app'],
  ['stories/components/a.ts', '@veloc/ui/Button/Button'],
  ['stories/components/a.ts', '../../ui/Button/Button'],
] as const;

/** Imports that stay allowed. */
const allowed = [
  ['rules/a.ts', 'valibot'],
  ['proof/a.ts', '@noble/ed25519'],
  ['proof/testing/a.ts', 'node:crypto'],
  ['storefront/a.ts', '@veloc/proof'],
  ['backend/a.ts', '@veloc/proof'],
  ['ui/a.ts', '@radix-ui/react-dialog'],
  ['ui/bench/cases/a.ts', '../case'],
  ['ui/bench/cases/a.ts', '../../NumberGrid/NumberGrid'],
  ['storefront/a.ts', '@veloc/ui'],
  ['storefront/a.ts', '@veloc/rules'],
  ['storefront/a.ts', '@veloc/ui/theme.css'],
  ['storefront/games/mega/accent.css.ts', '@veloc/ui/css'],
  ['storefront/data/a.ts', 'swr'],
  ['storefront/app/a.ts', '../screens/home/HomeScreen'],
  ['storefront/screens/home/parts/a.ts', '../HomeScreen'],
  ['storefront/screens/home/parts/a.ts', '../../../features/ticket/tiers'],
  ['storefront/features/order/a.ts', '../ticket/tiers'],
  ['storefront/features/order/a.ts', '../../games/pages'],
  ['storefront/features/order/a.ts', '../../games/gamePresentations'],
  ['storefront/games/mega/a.ts', '../../shared/useTask'],
  ['storefront/games/mega/a.ts', '../gamePresentation'],
  ['storefront/games/mega/builder/a.ts', '../../../games/gamePresentations'],
  ['storefront/screens/home/a.ts', '../../games/gamePresentations'],
  ['storefront/games/mega/builder/a.ts', '../../../features/balls/BallPage'],
  ['storefront/api/a.test.ts', '../testing/scriptedFetch'],
  ['backend/a.ts', '@veloc/rules'],
  ['examples/result-board/src/a.ts', '@veloc/ui'],
  ['examples/result-board/src/a.ts', '@veloc/ui/Button'],
  ['examples/result-board/src/a.css.ts', '@veloc/ui/css'],
  ['stories/a.ts', '@veloc/ui'],
] as const;

interface Report {
  diagnostics: { filename: string; code: string }[];
}

const importOf = (source: string) => `import { something } from '${source}';\n\nexport const used = something;\n`;

/** Lint's findings by one rule in files that are written for it; answers the files. */
function findings(rule: string, files: readonly (readonly [path: string, text: string])[]): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'veloc-borders-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return new Set(diagnostics.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename));
}

/** Each import in a file of its own, in the room's folder or below it. Answers the files that cross a border. */
const crossings = (imports: readonly (readonly [path: string, source: string])[]) =>
  findings(
    'no-restricted-imports',
    imports.map(([path, source]) => [path, importOf(source)]),
  );

/** One run of lint looks at all of them. */
const place = (path: string, index: number) => path.replace(/a\.ts$/, `a${index}.ts`);

describe('import borders', () => {
  const all = [...forbidden, ...allowed].map(([path, source], index) => [place(path, index), source] as const);
  let crossing: Set<string>;
  beforeAll(() => {
    crossing = crossings(all);
  });

  it.each(forbidden.map(([path, source], index) => [path, source, place(path, index)]))(
    '%s may not import %s',
    (_path, _source, file) => expect(crossing).toContain(file),
  );

  it.each(allowed.map(([path, source], index) => [path, source, place(path, forbidden.length + index)]))(
    '%s may import %s',
    (_path, _source, file) => expect(crossing).not.toContain(file),
  );
});

describe('circles of imports', () => {
  const importing = (kind: 'type ' | '', name: string) =>
    `import ${kind}{ Thing as Other } from './${name}';\n\nexport class Thing {\n  other?: Other;\n}\n`;

  it.each(['type ', ''] as const)('are found where files import each other (%j)', (kind) => {
    const found = findings('no-cycle', [
      ['rules/a.ts', importing(kind, 'b')],
      ['rules/b.ts', importing(kind, 'a')],
      ['rules/c.ts', importing(kind, 'a')],
    ]);
    expect(found).toEqual(new Set(['rules/a.ts', 'rules/b.ts']));
  });
});
