import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { longForms } from '../lib/longForms.mjs';
import { root } from '../lib/root.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Of `npm test` itself: one suite, the looks alone. */
const SHORT = new Set(['test:unit', 'test:visual']);

describe('npm run test:long', () => {
  const runs = Object.values(longForms).map(({ args }) => `node ${args.join(' ')}`);

  it.each(Object.keys(scripts).filter((name) => /^(test|try):/.test(name) && name !== 'test:long' && !SHORT.has(name)))(
    'runs %s too',
    (name) => expect(runs).toContain(scripts[name]),
  );
});
