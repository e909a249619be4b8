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
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each([
    ['types of ui', ['node_modules/typescript/bin/tsc', '-p', 'ui']],
    ['lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...files, 'ui/index.ts']],
    ['format', ['node_modules/oxfmt/bin/oxfmt', '--check', ...files, 'ui/index.ts']],
    // All but those of the shop, of the documents, of the tokens and of what looks at stories, which no component touches.
    [
      'checks',
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'scripts',
        'scripts/checks',
        '--exclude',
        '**/{borders,specification,texts,regionalAnswers,storyAnswers}.test.ts',
        '--exclude',
        '**/{documents,matrixLooks,pictureTolerance,storyFrame,storyLooks,storyVisit}.test.ts',
        '--exclude',
        '**/{countdown,decoding,gameNames,proxy,references,tokenFormat,tokenLooks,tokens}.test.ts',
      ],
    ],
  ])('passes %s as it is', (_what, args) => {
    const { code, output } = runIn(copy, ...args);
    expect(code, output).toBe(0);
  });

  it('is not written over', () => {
    const { code, output } = runIn(copy, '--import', 'tsx', main, NAME);
    expect(code).toBe(2);
    expect(output).toContain(`ui/${NAME} exists already`);
  });

  describe('among no other stories, which have their own run', () => {
    beforeAll(() => {
      for (const file of readdirSync(join(copy, 'stories'), { recursive: true, encoding: 'utf8' })) {
        if (/\.(stories\.tsx|mdx)$/.test(file) && !file.includes(NAME)) rmSync(join(copy, 'stories', file));
      }
    });

    it('passes types of the stories as it is', () => {
      // The stories' own program holds the shop too, which no component touches.
      const program = { extends: './tsconfig.json', include: [`stories/components/${NAME}.stories.tsx`] };
      writeFileSync(join(copy, 'tsconfig.story.json'), JSON.stringify(program));
      const { code, output } = runIn(copy, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.story.json');
      expect(code, output).toBe(0);
    });

    it('passes the tests of its own story', () => {
      const { output } = runIn(copy, '--input-type=module', '--eval', testStories);
      expect(output).toContain('{"passed":3,"failed":0,"skipped":0}');
    });
  });
});

describe('the name of a component', () => {
  it.each(['Chip', 'TicketStub'])('may be %s', (name) => expect(isComponentName(name)).toBe(true));

  it.each(['chip', 'Ticket-Stub', '../Ticket', 'UI', 'Max3D', ''])('may not be "%s"', (name) => {
    expect(isComponentName(name)).toBe(false);
  });
});
