import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countJest, countPlaywright, failuresOfJest, failuresOfPlaywright } from './counts.mjs';
import { root } from './root.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veloc-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(content: object) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('names a test that failed, and a file that died before its tests', () => {
  const file = report({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: join(root, 'rules/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'a holds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'a breaks',
            failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n  at a.ts:3'],
          },
        ],
      },
      { name: join(root, 'rules/b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  });
  expect(failuresOfJest(file)).toEqual([
    'FAILED rules/a.test.ts › a breaks\n  expected 1 to be 2\n    at a.ts:3',
    'FAILED rules/b.test.ts › the file itself\n  no such module',
  ]);
  expect(countJest(file, 1)).toEqual({ passed: 1, failed: 2, skipped: 0 });
});

it('names a journey that failed, in whatever group it stands', () => {
  const spec = (title: string, ok: boolean, line: number) => ({
    title,
    ok,
    line,
    file: 'cart.spec.ts',
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'Timed out' }, { message: 'and closed' }] }] }],
  });
  const file = report({
    stats: { expected: 1, unexpected: 2, flaky: 0, skipped: 0 },
    suites: [
      {
        specs: [spec('is shared', false, 3), spec('is kept', true, 9)],
        suites: [{ specs: [spec('is paid', false, 20)] }],
      },
    ],
  });
  expect(failuresOfPlaywright(file)).toEqual([
    'FAILED cart.spec.ts:20 › is paid\n  Timed out',
    'FAILED cart.spec.ts:3 › is shared\n  Timed out',
  ]);
  expect(countPlaywright(file, 1)).toEqual({ passed: 1, failed: 2, skipped: 0 });
});

it('names nothing where nothing was reported', () => {
  expect([...failuresOfJest(join(folder, 'none')), ...failuresOfPlaywright(join(folder, 'none'))]).toEqual([]);
});
