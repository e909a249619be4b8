import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf, isComponentName } from './files';
import { workingCopy } from '../lib/workingCopy';

const root = join(import.meta.dirname, '../..');
const NAME = 'TicketStub';
const files = Object.keys(filesOf(NAME));
const main = 'scripts/new-component/main.ts';

/** Types of what the component brings and of all that it imports; the programs of the rooms hold far more. */
const OWN_PROGRAM = 'tsconfig.component.json';

/** What `npm test` does for stories, in the folder it is run in; nobody has photographed the new one yet. */
const testStories = `
  const { buildStorybook, runStories } = await import('./scripts/lib/stories.mjs');
  const built = await buildStorybook();
  console.log(built.output);
  const { counts, output } = await runStories('.', {});
  console.log(output, JSON.stringify(counts));`;

function runIn(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

describe('a component made by npm run new:component', { timeout: 120_000 }, () => {
  let copy: string;

  beforeAll(() => {
    copy = workingCopy(root);
    const made = runIn(copy, '--import', 'tsx', main, NAME);
    expect(made.code, made.output).toBe(0);
    writeFileSync(join(copy, OWN_PROGRAM), JSON.stringify({ extends: './tsconfig.json', include: files }));
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each([
    ['types', ['node_modules/typescript/bin/tsc', '-p', OWN_PROGRAM]],
    ['lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...files, 'ui/index.ts']],
    ['format', ['node_modules/oxfmt/bin/oxfmt', '--check', ...files, 'ui/index.ts']],
  ])('passes %s as it is', (_what, args) => {
    const { code, output } = runIn(copy, ...args);
    expect(code, output).toBe(0);
  });

  it('is not written over', () => {
    const { code, output } = runIn(copy, '--import', 'tsx', main, NAME);
    expect(code).toBe(2);
    expect(output).toContain(`ui/${NAME} exists already`);
  });

  // All checks, and building and playing its stories, take longer than all the rest, and both go by what stands in
  // `files.ts`.
  if (process.env.VELOC_LONG) {
    it('passes the checks', () => {
      const { code, output } = runIn(
        copy,
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'scripts',
        'scripts/checks',
      );
      expect(code, output).toBe(0);
    });

    it('passes the tests of its own story', () => {
      // Those of the others have their own run.
      for (const file of readdirSync(join(copy, 'stories'), { recursive: true, encoding: 'utf8' })) {
        if (/\.(stories\.tsx|mdx)$/.test(file) && !file.includes(NAME)) rmSync(join(copy, 'stories', file));
      }
      const { output } = runIn(copy, '--input-type=module', '--eval', testStories);
      expect(output).toContain('{"passed":3,"failed":0,"skipped":0}');
    });
  }
});

describe('the name of a component', () => {
  it.each(['Chip', 'TicketStub'])('may be %s', (name) => expect(isComponentName(name)).toBe(true));

  it.each(['chip', 'Ticket-Stub', '../Ticket', 'UI', 'Max3D', ''])('may not be "%s"', (name) => {
    expect(isComponentName(name)).toBe(false);
  });
});
