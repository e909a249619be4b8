import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { acceptedNames, publicNames, rulesRoom, uiRoom, unusedNames } from './publicNames';
import { sourceFiles } from './sourceFiles';

const root = join(import.meta.dirname, '../..');
const ADVICE = 'If this is meant, run `npm run accept:names` and commit the list; if not, put the export back.';

describe.each([uiRoom, rulesRoom])('the public names of $package', (room) => {
  const names = publicNames(root, room.index);
  const accepted = acceptedNames(root, room);

  it('lose nothing that another may import, unless on purpose', () => {
    const gone = accepted.filter((name) => !names.includes(name));
    expect(gone, `What imports these will no longer build. ${ADVICE}`).toEqual([]);
  });

  it('gain nothing by accident', () => {
    const added = names.filter((name) => !accepted.includes(name));
    expect(added, `What is public once must be kept. ${ADVICE}`).toEqual([]);
  });
});

describe('the entry points of @veloc/rules', () => {
  const entries = readdirSync(join(root, 'rules/public')).map((file) => `rules/public/${file}`);

  it('name what they open, so that a new export of a file is not public by itself', () => {
    expect(entries.length).toBeGreaterThan(3);
    const wide = entries.filter((entry) => /^export \* from/m.test(readFileSync(join(root, entry), 'utf8')));
    expect(wide).toEqual([]);
  });

  it('are all there is to the index', () => {
    const opened = new Set(entries.flatMap((entry) => publicNames(root, entry)));
    expect(new Set(publicNames(root, rulesRoom.index))).toEqual(opened);
  });
});

describe('the public names of @veloc/rules that no other room imports', () => {
  // What is left is the answer of the specification’s checkout. The bound may only fall.
  const BOUND = 1;
  const files = sourceFiles(['ui', 'storefront', 'backend', 'stories', 'scripts', 'tests']);

  it(`are at most ${BOUND}`, () => {
    const unused = unusedNames(
      publicNames(root, rulesRoom.index),
      rulesRoom,
      files.map((file) => join(root, file)),
    );
    expect(unused.length, `Nobody outside rules imports ${unused.join(', ')}.`).toBeLessThanOrEqual(BOUND);
  });
});

describe('reading an index', () => {
  const folder = mkdtempSync(join(tmpdir(), 'veloc-names-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('tells types from values and follows `export *`', () => {
    writeFileSync(
      join(folder, 'index.ts'),
      `export { Ball, type BallProps } from './Ball';\nexport type { Link } from './Link';\nexport * from './icons';\n`,
    );
    writeFileSync(join(folder, 'icons.ts'), `export { XIcon, CheckIcon as TickIcon } from 'lucide-react';\n`);
    expect(publicNames(folder, 'index.ts')).toEqual(['Ball', 'type BallProps', 'type Link', 'TickIcon', 'XIcon']);
  });

  it('knows a name as used that is imported or passed on, also as a type', () => {
    const user = join(folder, 'user.ts');
    writeFileSync(
      user,
      `import { a, type B as Other } from '@veloc/rules';\nexport { c } from '@veloc/rules';\nimport { d } from './a';\n`,
    );
    expect(unusedNames(['a', 'type B', 'c', 'd', 'e'], rulesRoom, [user])).toEqual(['d', 'e']);
  });
});
