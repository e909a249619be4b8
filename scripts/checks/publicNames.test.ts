import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { acceptedNames, publicNames } from './publicNames';

const root = join(import.meta.dirname, '../..');
const ADVICE = 'If this is meant, run `npm run accept:names` and commit the list; if not, put the export back.';

describe('the public names of @veloc/ui', () => {
  const names = publicNames(root);
  const accepted = acceptedNames(root);

  it('lose nothing that an app may import, unless on purpose', () => {
    const gone = accepted.filter((name) => !names.includes(name));
    expect(gone, `Apps that import these will no longer build. ${ADVICE}`).toEqual([]);
  });

  it('gain nothing by accident', () => {
    const added = names.filter((name) => !accepted.includes(name));
    expect(added, `What is public once must be kept. ${ADVICE}`).toEqual([]);
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
});
