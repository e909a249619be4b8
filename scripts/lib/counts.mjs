import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

const zero = { passed: 0, failed: 0, skipped: 0 };

/** A suite that died before it could count is one failure, never silence. */
function orFailure(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** One check that either holds or does not. */
export function countExit({ code }) {
  return code === 0 ? { ...zero, passed: 1 } : { ...zero, failed: 1 };
}

/** The report of Vitest and of Jest (which the Storybook test-runner is): both write the same JSON. */
export function countJest(file, code) {
  if (!existsSync(file)) return { ...zero, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const suitesThatDied = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return orFailure(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + suitesThatDied.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    code,
  );
}

/** Playwright's JSON report. A test that passed only on a retry counts as failed. */
export function countPlaywright(file, code) {
  if (!existsSync(file)) return { ...zero, failed: 1 };
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats;
  return orFailure({ passed: expected, failed: unexpected + flaky, skipped }, code);
}

const LONGEST_MESSAGE = 600;

function failure(file, title, messages) {
  const message = stripVTControlCharacters(messages.join('\n')).trim();
  return `FAILED ${file} › ${title}\n  ${message.slice(0, LONGEST_MESSAGE).replaceAll('\n', '\n  ')}`;
}

/** A paragraph for each test that failed in a report as `countJest` counts it. */
export function failuresOfJest(file) {
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap((suite) => {
    const path = relative(root, suite.name);
    const failed = suite.assertionResults.filter(({ status }) => status === 'failed');
    if (suite.status === 'failed' && failed.length === 0) return [failure(path, 'the file itself', [suite.message])];
    return failed.map(({ fullName, failureMessages }) => failure(path, fullName, failureMessages));
  });
}

/** A paragraph for each test that failed in a report as `countPlaywright` counts it. */
export function failuresOfPlaywright(file) {
  if (!existsSync(file)) return [];
  const failuresOf = (suite) => [
    ...(suite.suites ?? []).flatMap(failuresOf),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map((spec) => {
        const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        return failure(
          `${spec.file}:${spec.line}`,
          spec.title,
          errors.slice(0, 1).map(({ message }) => message),
        );
      }),
  ];
  return JSON.parse(readFileSync(file, 'utf8')).suites.flatMap(failuresOf);
}

export function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** `N passed, N failed`, with the skipped ones only when there are any. */
export function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
