import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countExit, countJest, countPlaywright, failuresOfJest, failuresOfPlaywright } from './counts.mjs';
import { root } from './root.mjs';
import { run, runNode } from './run.mjs';
import { buildStorybook, runStories } from './stories.mjs';

const bin = (path) => join(root, 'node_modules', path);
const vitest = bin('vitest/vitest.mjs');
const zero = { passed: 0, failed: 0, skipped: 0 };

/** A script of ours whose last line is `N passed, N failed`. */
function scriptSuite(name, file) {
  return {
    name,
    async run() {
      const { code, output } = await runNode(join(root, file), []);
      const [, passed, failed] = output.match(/(\d+) passed, (\d+) failed\s*$/) ?? [];
      return {
        counts: passed ? { ...zero, passed: Number(passed), failed: Number(failed) } : countExit({ code }),
        output,
      };
    },
  };
}

export function types() {
  return scriptSuite('types', 'scripts/types.mjs');
}

/** What each route makes a phone load, against its budget; it weighs the storefront's build. */
export function sizes() {
  return scriptSuite('sizes', 'scripts/size.mjs');
}

export function lint() {
  return {
    name: 'lint',
    async run() {
      const result = await runNode(bin('oxlint/bin/oxlint'), ['--deny-warnings']);
      return { counts: countExit(result), output: result.output };
    },
  };
}

export function format() {
  return {
    name: 'format',
    async run() {
      const result = await runNode(bin('oxfmt/bin/oxfmt'), ['--check']);
      return { counts: countExit(result), output: result.output };
    },
  };
}

function vitestSuite(name, file, args, env) {
  return {
    name,
    async run() {
      const { code, output } = await runNode(
        vitest,
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
        env,
      );
      return { counts: countJest(file, code), output, notes: failuresOfJest(file) };
    },
  };
}

const DATABASE_TESTS = ['--project', 'backend', '--project', 'tests'];
const excluding = (patterns) => patterns.flatMap((pattern) => ['--exclude', pattern]);

export function unit(reports) {
  const projects = ['rules', 'proof', 'ui', 'ui mocks', 'storefront', 'scripts'].flatMap((project) => [
    '--project',
    project,
  ]);
  return vitestSuite('unit tests', join(reports, 'unit.json'), projects);
}

/**
 * What is another thing on the embedded database, which has one connection and lives in the shop's process: every call
 * of the contract once, what opens, closes and prunes it, the operator's commands, a killed shop. The rest says the same
 * SQL to both, and a second connection within a transaction, for which the embedded one has none, is refused on the
 * server too. The long form runs all of it.
 */
const EMBEDDED = [
  'backend/db/',
  'backend/start/',
  'backend/maintenance/',
  'backend/operator/',
  'tests/contract/success.test.ts',
  'tests/crash/',
  'tests/simulation/',
];

/** All of the backend's tests where no server runs them. */
export function embedded(reports, url) {
  const args = [...DATABASE_TESTS, ...(url && !process.env.VELOC_LONG ? EMBEDDED : [])];
  const env = { VELOC_TEST_DATABASE_URL: '' };
  return vitestSuite('backend tests (embedded database)', join(reports, 'embedded.json'), args, env);
}

/** On the embedded database or on none, whatever the tests run on: some start the shop as a process of its own. */
const ON_THEIR_OWN = [
  'tests/crash/**',
  'tests/simulation/**',
  'backend/db/folderLock.test.ts',
  'backend/start/{facts,listen,serializePipelinedRequests,server}.test.ts',
];

export function postgres(reports, url) {
  const name = 'backend tests (PostgreSQL server)';
  if (url) {
    const args = [...DATABASE_TESTS, ...excluding(ON_THEIR_OWN)];
    return vitestSuite(name, join(reports, 'postgres.json'), args, { VELOC_TEST_DATABASE_URL: url });
  }
  const reason = 'no PostgreSQL server: none named, none installed, none from the registry';
  return {
    name: `${name}, ${reason}`,
    // On CI the real server is part of the promise, so its absence is a failure there.
    run: async () => ({ counts: process.env.CI ? { ...zero, failed: 1 } : { ...zero, skipped: 1 }, output: reason }),
  };
}

export function storybookBuild() {
  return {
    name: 'storybook build',
    async run() {
      const result = await buildStorybook();
      return { counts: countExit(result), output: result.output };
    },
  };
}

/** Every story: its interactions, axe in both themes, and its pictures. */
export function stories(reports) {
  return { name: 'stories', run: () => runStories(reports, { STORY_PICTURES: 'hold' }) };
}

export function storefrontBuild() {
  return {
    name: 'storefront build',
    async run() {
      const result = await run(process.execPath, [
        '-e',
        "import('./scripts/lib/build.mjs').then((build) => build.ensureBuilt())",
      ]);
      return { counts: countExit(result), output: result.output };
    },
  };
}

/** What stood on the page of each journey that failed, for whoever reads the log of another machine. */
function pagesOfFailures(folder) {
  if (!existsSync(folder)) return '';
  const contexts = readdirSync(folder).map((name) => join(folder, name, 'error-context.md'));
  return contexts
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .map((context) => `\n${context.slice(context.indexOf('# Test info'), context.indexOf('# Test source'))}`)
    .join('');
}

/** Through shops on the database server where there is one: the embedded database takes three times as much of the processor. */
export function journeys(reports, url) {
  return {
    name: 'journeys',
    async run() {
      const file = join(reports, 'journeys.json');
      const { code, output } = await runNode(bin('@playwright/test/cli.js'), ['test', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        VELOC_TEST_DATABASE_URL: url ?? '',
      });
      return {
        counts: countPlaywright(file, code),
        output: output + pagesOfFailures(join(reports, 'journeys')),
        notes: failuresOfPlaywright(file),
      };
    },
  };
}
